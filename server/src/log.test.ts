import { sql } from 'drizzle-orm';
import { safeError } from './log';
import { createTestApp } from './testing/test-app';

it('shows of a database error what failed, and none of the values', async () => {
  const { db } = await createTestApp();
  const insert = () => db.execute(sql`insert into users (uid, mobile, created_at) values ('u', ${'919812345678'}, now())`);
  await insert();
  const error: unknown = await insert().catch((reason: unknown) => reason);
  const shown = JSON.stringify(safeError(error));
  expect(shown).toContain('insert into users');
  expect(shown).toContain('23505');
  expect(shown).not.toContain('9812345678');
});

it('shows any other error with its message and place', () => {
  const shown = safeError(new TypeError('x is not a function'));
  expect(shown).toMatchObject({ name: 'TypeError', message: 'x is not a function' });
  expect(JSON.stringify(shown)).toContain('log.test');
});
