import type { PGlite } from '@electric-sql/pglite';
import { createTestDatabase } from '../testing/databases/test-database';
import { runIdempotent, deleteIdempotentAnswers } from './idempotency';
import type { Database } from './database';
import { createPgliteDatabase } from './pglite/pglite';

let client: PGlite;
let db: Database;
beforeAll(async () => {
  client = await createTestDatabase();
  db = createPgliteDatabase(client);
});
afterAll(() => client.close());

const now = new Date('2026-03-14T06:30:00Z');
const counter = () => {
  let count = 0;
  return async () => ({ count: (count += 1) });
};

it('returns the first answer to sequential and concurrent calls', async () => {
  const work = counter();
  const once = { uid: 'a', route: 'spin', key: 'k1' };
  expect(await runIdempotent(db, once, now, work)).toEqual({ count: 1 });
  expect(await Promise.all([1, 2, 3].map(() => runIdempotent(db, once, now, work)))).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
});

it('separates people, routes and keys', async () => {
  const work = counter();
  const ask = (uid: string, route: string, key: string | null) => runIdempotent(db, { uid, route, key }, now, work);
  expect(await ask('b', 'spin', 'k')).toEqual({ count: 1 });
  expect(await ask('c', 'spin', 'k')).toEqual({ count: 2 });
  expect(await ask('b', 'redeem', 'k')).toEqual({ count: 3 });
  expect(await ask('b', 'spin', 'other')).toEqual({ count: 4 });
  expect(await ask('b', 'spin', null)).toEqual({ count: 5 });
  expect(await ask('b', 'spin', null)).toEqual({ count: 6 });
});

it('refuses a key with another request, and keeps the first answer', async () => {
  const work = counter();
  const ask = (request: unknown) => runIdempotent(db, { uid: 'g', route: 'spin', key: 'k', request }, now, work);
  await ask({ bid: 'b1' });
  await expect(ask({ bid: 'b2' })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(await ask({ bid: 'b1' })).toEqual({ count: 1 });
});

it('accepts a stored key without a fingerprint', async () => {
  await client.query(
    "insert into idempotent_answers (uid, route, key, answer, created_at) values ('h', 'spin', 'k', '{\"count\": 7}', now())",
  );
  expect(await runIdempotent(db, { uid: 'h', route: 'spin', key: 'k', request: { bid: 'b1' } }, now, counter())).toEqual({ count: 7 });
});

it('does not store the key of failed work', async () => {
  const once = { uid: 'd', route: 'spin', key: 'k' };
  await expect(
    runIdempotent(db, once, now, async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await runIdempotent(db, once, now, counter())).toEqual({ count: 1 });
});

it('deletes the answers of one person only', async () => {
  const work = counter();
  const ask = (uid: string) => runIdempotent(db, { uid, route: 'spin', key: 'k' }, now, work);
  await ask('e');
  await ask('f');
  await deleteIdempotentAnswers(db, 'e');
  expect(await ask('f')).toEqual({ count: 2 });
  expect(await ask('e')).toEqual({ count: 3 });
});
