import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describeOnPostgres, startPostgres } from '../../testing/databases/real-postgres';
import type { TestPostgres } from '../../testing/databases/real-postgres';
import { createPoolDatabase, createPoolRunner } from './postgres-connections';
import { prepareRows } from '../statements/prepare-rows';
import type { Database } from '../types';
import { isDatabaseUnavailable } from '../unavailable';

describeOnPostgres('more queries than connections', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  async function askMany({ count, connectMs, waitMs }: { count: number; connectMs: number; waitMs: number }) {
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1, connectionTimeoutMillis: connectMs });
    const db = createPoolDatabase(createPoolRunner({ pool, poolSize: 1, waitMs, keepsStatements: true }));
    const ask = (number: number) =>
      number % 2 === 0 ? db.execute(sql`select pg_sleep(0.1)`) : db.transaction((tx) => tx.execute(sql`select pg_sleep(0.1)`));
    const results = await Promise.allSettled(Array.from({ length: count }, (_, number) => ask(number)));
    await pool.end();
    return results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  }

  it('wait in the queue longer than the connect time-out', async () => {
    expect(await askMany({ count: 30, connectMs: 2000, waitMs: 60_000 })).toEqual([]);
  });

  it('fail as database unavailable when they wait too long', async () => {
    const errors = await askMany({ count: 30, connectMs: 2000, waitMs: 500 });
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.every(isDatabaseUnavailable)).toBe(true);
  });
});

describeOnPostgres('named statements', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it.each([
    [true, ['answer']],
    [false, []],
  ])('are used on connections that keep them (%p)', async (keepsStatements, expected) => {
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
    const db = createPoolDatabase(createPoolRunner({ pool, poolSize: 1, waitMs: 1000, keepsStatements }));
    const query = sql`select ${sql.placeholder('value')}::int + 1 as sum`;
    const prepared = prepareRows<{ sum: number }>(db as unknown as Database, { name: 'answer', columns: ['sum'], query });
    expect([await prepared({ value: 1 }), await prepared({ value: 41 })]).toEqual([[{ sum: 2 }], [{ sum: 42 }]]);
    const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
    expect(rows.map(({ name }) => name)).toEqual(expected);
    await pool.end();
  });
});
