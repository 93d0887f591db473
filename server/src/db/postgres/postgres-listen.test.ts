import { sql } from 'drizzle-orm';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { startSilentProxy, type SilentProxy } from '../../testing/databases/silent-proxy';
import { migrationsDir } from '../../testing/databases/test-database';
import { openDatabase, type OpenDatabase } from '../database';

describeOnPostgres('listening to PostgreSQL', () => {
  let postgres: TestPostgres;
  let proxy: SilentProxy;
  let process: OpenDatabase;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    proxy = await startSilentProxy(postgres.url);
    const options = { databasePool: 2, statementTimeoutMs: 5000, dataDir: '/nowhere', migrationsDir };
    process = await openDatabase({ ...options, databaseUrl: proxy.url });
  });
  afterEach(async () => {
    await process.close();
    proxy.close();
  });
  afterAll(() => postgres.close());

  const announce = (channel: string, payload: string) => postgres.db.execute(sql`select pg_notify(${channel}, ${payload})`);
  const countListeners = async () =>
    (
      await postgres.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'listen %'`,
      )
    ).rows[0]?.count;

  /** The payloads that a listener received, in order. */
  function createEar() {
    const heard: (string | null)[] = [];
    let wake = () => undefined as void;
    const next = async () => {
      while (heard.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return heard.shift();
    };
    const hear = (payload: string | null) => {
      heard.push(payload);
      wake();
    };
    return { hear, next, heard };
  }

  it('keeps one connection for all channels, and each listener gets its own messages', async () => {
    const [first, second] = [createEar(), createEar()];
    const stops = await Promise.all([process.listen('first', first.hear), process.listen('second', second.hear)]);
    await announce('first', 'one');
    await announce('second', 'two');
    expect([await first.next(), await second.next()]).toEqual(['one', 'two']);
    expect(await countListeners()).toBe(1);
    await stops[0]?.();
    await announce('first', 'three');
    await announce('second', 'four');
    expect(await second.next()).toBe('four');
    expect(first.heard).toEqual([]);
    await stops[1]?.();
  });

  it('reports that messages may have been missed after a reconnection', async () => {
    const ear = createEar();
    const stop = await process.listen('changes', ear.hear);
    await postgres.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    expect(await ear.next()).toBeNull();
    await announce('changes', 'again');
    expect(await ear.next()).toBe('again');
    await stop();
  });

  it('detects a silently lost server, and listens to its successor', async () => {
    const ear = createEar();
    const stop = await process.listen('changes', ear.hear);
    proxy.failOver();
    await announce('changes', 'lost');
    expect(await ear.next()).toBeNull();
    await announce('changes', 'again');
    expect(await ear.next()).toBe('again');
    await stop();
  });

  it('listens as soon as an initially unavailable server is up', async () => {
    const ear = createEar();
    proxy.die();
    const stop = await process.listen('changes', ear.hear);
    proxy.recover();
    expect(await ear.next()).toBeNull();
    await announce('changes', 'first');
    expect(await ear.next()).toBe('first');
    await stop();
  });
});
