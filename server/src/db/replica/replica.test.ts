import { sql } from 'drizzle-orm';
import { apiPaths, type Discussion } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { startPostgresReplica, type PostgresReplica } from '../../testing/databases/postgres-replica';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { isReplica, openReplicated, readsFromReplica } from '../../testing/databases/replicated-database';
import type { OpenDatabase } from '../database';
import { readScope } from './read-scope';
import { createReplicaMonitor } from './replica';

describe('the status of a replica', () => {
  let at = 0;
  let primary = '0/10';
  let replica: string | null = '0/10';
  const changes: boolean[] = [];
  const monitor = createReplicaMonitor({
    askPrimary: async () => primary,
    askReplica: async () => replica ?? Promise.reject(new Error('away')),
    now: () => at,
    onChange: (isUsable) => void changes.push(isUsable),
  });

  it('is reported once, after a delay, if it never became usable', async () => {
    let time = 0;
    const told: boolean[] = [];
    const away = createReplicaMonitor({
      askPrimary: async () => '0/10',
      askReplica: async () => Promise.reject(new Error('away')),
      now: () => time,
      onChange: (isUsable) => void told.push(isUsable),
    });
    await away.check();
    expect(told).toEqual([]);
    time = 6000;
    await away.check();
    await away.check();
    expect(told).toEqual([false]);
  });

  it('says whether it has everything but the last second, the session’s writes, and required changes', async () => {
    expect(monitor.hasUpTo(null)).toBe(false);
    await monitor.check();
    expect([monitor.hasUpTo(null), monitor.hasUpTo('0/10'), monitor.hasUpTo('0/11'), monitor.hasUpTo('1/0')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    at = 900;
    primary = '0/20';
    await monitor.check();
    expect(monitor.hasUpTo(null)).toBe(true);
    monitor.require();
    expect(monitor.hasUpTo(null)).toBe(false);
    at = 1001;
    replica = '0/20';
    await monitor.check();
    expect(monitor.hasUpTo('0/20')).toBe(true);
    primary = '1/0';
    at = 2002;
    await monitor.check();
    expect(monitor.hasUpTo(null)).toBe(false);
    replica = '1/0';
    await monitor.check();
    monitor.noteFailure();
    expect(monitor.hasUpTo(null)).toBe(false);
    expect([monitor.isUsable(), monitor.getLag()]).toEqual([false, 0]);
    replica = null;
    await monitor.check();
    at = 5002;
    expect(monitor.getLag()).toBe(3);
    expect(changes).toEqual([true, false, true, false]);
  });
});

describeOnPostgres('a streaming replica', () => {
  let postgres: TestPostgres;
  let streaming: PostgresReplica;
  let database: OpenDatabase;
  let neighbour: OpenDatabase;
  let apps: TestApp[];

  beforeAll(async () => {
    postgres = await startPostgres();
    streaming = await startPostgresReplica();
    [database, neighbour] = await Promise.all([openReplicated(postgres, streaming), openReplicated(postgres, streaming)]);
    apps = await Promise.all([database, neighbour].map((each) => createTestApp({ ...each, config: testConfig })));
    await database.db.execute(sql`create table until_now ()`);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await Promise.all([database.close(), neighbour.close()]);
    await streaming.stop();
    await postgres.close();
  });

  it('answers reads of requests; writes and background work use the primary, whichever host is named first', async () => {
    // On a busy machine the replica may be a second behind again since the last check.
    while ((await readsFromReplica(database)) !== true) await database.replica?.check();
    expect([await isReplica(database.reads), await isReplica(database.db)]).toEqual([false, false]);
    await readScope.run({ getPosition: () => null, hasWritten: false }, async () => {
      await database.db.execute(sql`create table written ()`);
      expect(await isReplica(database.reads)).toBe(false);
    });
  });

  it('is not used while it lags, immediately by the writing session in every process, and is used again when it has caught up', async () => {
    const [one, other] = apps as [TestApp, TestApp];
    const { jwt, uid } = await createForumMember(one);
    await streaming.ask('select pg_wal_replay_pause()');
    const post = { title: 'Which day is good for a griha pravesh?', description: 'We move to Pune in March.' };
    const added = await one.post(apiPaths.addDiscussion, post, jwt, { 'idempotency-key': 'post' });
    expect(added.json<object>()).toMatchObject({ status: 'success' });
    for (const app of [one, other]) {
      const { discussions } = (await app.post(apiPaths.discussions, {}, jwt)).json<{ discussions: Discussion[] }>();
      expect(discussions.map(({ title }) => title)).toContain(post.title);
    }
    const { rows } = await database.db.execute<{ wrote_at: string }>(sql`select wrote_at from sessions where uid = ${uid}`);
    const position = rows[0]?.wrote_at ?? null;
    expect(await readsFromReplica(neighbour, position)).toBe(false);
    // For all other sessions too, when it is more than a second behind.
    while ((await readsFromReplica(database)) !== false) await database.replica?.check();
    await streaming.ask('select pg_wal_replay_resume()');
    while ((await readsFromReplica(neighbour, position)) !== true) await neighbour.replica?.check();
    const { discussions } = (await other.post(apiPaths.discussions, {}, jwt)).json<{ discussions: Discussion[] }>();
    expect(discussions.map(({ title }) => title)).toContain(post.title);
  });

  it('is not used after a change of public content, until it has the change', async () => {
    while ((await readsFromReplica(database)) !== true) await database.replica?.check();
    database.replica?.require();
    expect(await readsFromReplica(database)).toBe(false);
    while ((await readsFromReplica(database)) !== true) await database.replica?.check();
  });

  it('is not used when it is unavailable, without an error', async () => {
    while ((await readsFromReplica(database)) !== true) await database.replica?.check();
    await streaming.stop();
    expect(await readsFromReplica(database)).toBe(false);
    expect((await (apps[0] as TestApp).post(apiPaths.discussions, {})).statusCode).toBe(200);
  });
});
