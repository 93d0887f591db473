import { sql } from 'drizzle-orm';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { startPostgresReplica, type PostgresReplica } from '../../testing/databases/postgres-replica';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { isReplica, openReplicated } from '../../testing/databases/replicated-database';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import type { OpenDatabase } from '../database';
import { readScope } from './read-scope';

/** The operators' metrics of the replica, by names and labels. */
async function readMetrics({ app }: TestApp): Promise<Map<string, number>> {
  const { body } = await app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith('replica_'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

describeOnPostgres('a streaming replica', () => {
  let postgres: TestPostgres;
  let streaming: PostgresReplica;
  let database: OpenDatabase;
  let one: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    streaming = await startPostgresReplica();
    database = await openReplicated(postgres, streaming);
    one = await createTestApp({ ...database, config: testConfig });
  });
  afterAll(async () => {
    await one.close();
    await database.close();
    await streaming.stop();
    await postgres.close();
  });

  it('has metrics of its lag, and of the reads that it answered', async () => {
    const outcome = (name: string) => `replica_reads_total{outcome="${name}"}`;
    const readList = async (jwt?: string) => one.post(apiPaths.discussions, {}, jwt);
    const before = await readMetrics(one);
    const grew = async (name: string) => ((await readMetrics(one)).get(outcome(name)) ?? 0) > (before.get(outcome(name)) ?? 0);

    while (!(await grew('replica'))) await readList();
    const { jwt } = await createForumMember(one);
    await streaming.ask('select pg_wal_replay_pause()');
    await one.post(apiPaths.addDiscussion, { title: 'Who counts it?', description: 'I only ask.' }, jwt, { 'idempotency-key': 'counted' });
    await readList(jwt);
    while ((await readMetrics(one)).get('replica_readable') === 1) await database.replica?.check();
    expect((await readMetrics(one)).get('replica_lag_seconds')).toBeGreaterThan(1);
    const behind = (await readMetrics(one)).get(outcome('behind')) ?? 0;
    await readList();
    expect((await readMetrics(one)).get(outcome('behind'))).toBeGreaterThan(behind);
    await streaming.ask('select pg_wal_replay_resume()');
    while ((await readMetrics(one)).get('replica_readable') !== 1) await database.replica?.check();

    // The replica refuses it, and the primary answers.
    const onPrimaryAlone = sql`select pg_current_wal_lsn()::text as place`;
    while (!(await grew('failed')))
      await readScope.run({ getPosition: () => null, hasWritten: false }, async () => {
        expect((await database.reads.execute<{ place: string }>(onPrimaryAlone)).rows[0]?.place).toMatch('/');
      });
    const ownWrites = (await readMetrics(one)).get(outcome('own_write')) ?? 0;
    while (((await readMetrics(one)).get(outcome('own_write')) ?? 0) === ownWrites)
      await readScope.run({ getPosition: () => 'FFFFFFFF/0', hasWritten: false }, async () => isReplica(database.reads));
  });
});

it('a server without a replica has no metrics of a replica', async () => {
  expect((await readMetrics(await createTestApp())).size).toBe(0);
});
