import { DatabaseUnavailableError, isDatabaseUnavailable, toDatabaseError } from './unavailable';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['08006', '57P01', '57P03', '57014', '53300', '58030', '25P03', '25006', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND'])(
  '%s means an unavailable database, also as a nested cause',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('query failed', { cause: withCode(code) }))).toBe(true);
  },
);

it.each(['23505', '42P01', '22001', '40P01', 'ENOENT', 'FST_ERR_VALIDATION'])('%s does not', (code) => {
  expect(isDatabaseUnavailable(new Error('query failed', { cause: withCode(code) }))).toBe(false);
});

it('connection failures become typed errors, server errors and bugs are unchanged', () => {
  expect(toDatabaseError(new Error('Connection terminated unexpectedly'))).toBeInstanceOf(DatabaseUnavailableError);
  for (const error of [withCode('23505'), new TypeError('not a function'), 'text']) expect(toDatabaseError(error)).toBe(error);
});
