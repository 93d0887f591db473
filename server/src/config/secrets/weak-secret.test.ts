import { randomBytes } from 'node:crypto';
import { isWeakSecret } from './weak-secret';

it.each([
  'a'.repeat(40),
  'ab'.repeat(20),
  'abc123XYZ'.repeat(5),
  `${'a'.repeat(39)}b`,
  '12345678901234567890123456789012',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  'changeme-changeme-changeme-change',
  'please-change-me-before-production',
  'your-jwt-secret-goes-here-0123456',
  'my-super-secret-key-for-json-tokens',
  'replace-this-with-a-long-random-one',
  'P@55-this-is-a-default-value-of-it',
])('finds %p weak', (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

it.each(['hex', 'base64', 'base64url'] as const)('accepts random secrets, written in %s', (encoding) => {
  for (let n = 0; n < 2000; n += 1) expect(isWeakSecret(randomBytes(32).toString(encoding))).toBe(false);
});

it('accepts a long sentence', () => {
  expect(isWeakSecret('nine green herons wait by the old mill')).toBe(false);
});
