import { findFault } from './commits.mjs';

test.each([
  'fix(payments): a refund is sent once',
  'docs: one page a subject',
  'feat(release)!: releases are signed',
  'test(e2e): a login',
])('%s is a conventional message', (subject) => expect(findFault(subject)).toBeNull());

test.each([
  ['a refund is sent once', 'must begin with a type'],
  ['mend(payments): a refund is sent once', 'must begin with a type'],
  ['fix:a refund', 'must begin with a type'],
  ['fix: a refund is sent once.', 'full stop'],
  [`fix: ${'a'.repeat(150)}`, 'has 155 letters'],
])('%s is refused', (subject, reason) => expect(findFault(subject)).toContain(reason));
