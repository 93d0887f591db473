import { sql } from 'drizzle-orm';
import { safeError } from './log';
import { createTestApp } from './testing/test-app';

it('logs the statement and the code of a database error, but no values', async () => {
  const { db } = await createTestApp();
  const insert = () => db.execute(sql`insert into users (uid, mobile, created_at) values ('u', ${'919812345678'}, now())`);
  await insert();
  const error: unknown = await insert().catch((reason: unknown) => reason);
  const logged = JSON.stringify(safeError(error));
  expect(logged).toContain('insert into users');
  expect(logged).toContain('23505');
  expect(logged).not.toContain('9812345678');
});

it('logs any other error with its message and stack', () => {
  const logged = safeError(new TypeError('x is not a function'));
  expect(logged).toMatchObject({ name: 'TypeError', message: 'x is not a function' });
  expect(JSON.stringify(logged)).toContain('log.test');
});
