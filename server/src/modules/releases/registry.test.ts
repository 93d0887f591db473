/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { run, toExitCode } from '@oracle-astra/release/src/cli';
import { createDatabaseRegistry } from '@oracle-astra/release/src/registry/database-registry';
import { publish } from '@oracle-astra/release/src/publish';
import { promote, setCanary } from '@oracle-astra/release/src/registry/registry';
import { readHistory, readRegistry, RegistryConflict } from '@oracle-astra/release/src/registry/registry-file';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { toSql } from '../../db/statements/to-sql';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { createTestApp, testConfig } from '../../testing/test-app';
import { createRegistry, loadRegistry } from './registry';

/** Everything but the clock. */
const timers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It never became true.');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

describeOnPostgres('the registry in the database', () => {
  let root: string;
  let database: TestPostgres;
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'registry-'));
    database = await startPostgres();
  });
  afterEach(async () => {
    await database.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** The releases folder of a machine that has all releases. */
  async function openMachine(name: string) {
    const folder = path.join(root, name);
    mkdirSync(folder);
    for (const release of ['forum-1', 'forum-2', 'forum-3', 'chat-1'])
      await publish(folder, writeBuiltRelease(folder, { remote: release.split('-')[0] ?? '', release }));
    const env = { RELEASES_REGISTRY: 'database', DATABASE_URL: database.url };
    const registry = createDatabaseRegistry(
      folder,
      async (text, values) => (await database.db.execute(toSql(text, values))).rows as unknown[],
    );
    return { folder, registry, command: (...words: string[]) => run(folder, words, { env }) };
  }

  const damage = (revision: number, content: string) =>
    database.db.execute(sql`insert into release_revisions (revision, registry) values (${revision}, ${content}::json)`);

  it('another machine has the changes of a machine’s command line', async () => {
    const [one, other] = [await openMachine('one'), await openMachine('other')];
    expect((await one.command('promote', 'forum', 'forum-1'))[0]).toBe('Revision 1');
    expect((await other.command('canary', 'forum', 'forum-2', '20'))[0]).toBe('Revision 2');
    expect(await one.command('status')).toEqual(['Revision 2', 'forum      forum-1  canary forum-2 20 %']);
    expect((await other.command('promote', 'forum', 'forum-2'))[0]).toBe('Revision 3');
    expect(await one.command('rollback', 'forum', '--reason', 'votes are lost')).toEqual(['Revision 4']);
    expect(await other.command('pin', 'forum', 'audit')).toEqual(['Revision 5']);
    await expect(one.command('promote', 'forum', 'forum-3')).rejects.toThrow('forum is pinned at forum-1 (audit)');
    expect(await one.command('unpin', 'forum')).toEqual(['Revision 6']);
    const history = await other.command('history');
    expect(history.map((line) => line.replace(/^\s*(\d+)\s+\S+/, '$1'))).toEqual([
      '6  unpin forum by local',
      '5  pin forum by local "audit"',
      '4  rollback forum forum-2 by local "votes are lost"',
      '3  promote forum forum-2 by local',
      '2  canary forum forum-2 20 by local',
      '1  promote forum forum-1 by local',
    ]);
    expect(await other.command('status', '--revision', '3')).toEqual(['Revision 3', 'forum      forum-2  before forum-1']);
    expect(await one.command('prune')).toEqual(['Nothing to remove']);
  });

  it('of several decisions on the same revision one wins, and the others are conflicts', async () => {
    const first = await openMachine('one');
    const machines = [first, await openMachine('two'), await openMachine('three')];
    const seen = await promote(first.registry, 'forum', 'forum-1');
    for (const { registry } of machines) await registry.sync();
    const results = await Promise.allSettled([
      ...machines.map(async ({ registry }) => await promote(registry, 'forum', 'forum-2', undefined, { seen, by: 'a' })),
      ...machines.map(async ({ registry }) => await setCanary(registry, 'forum', 'forum-3', 5, { seen, by: 'b' })),
    ]);
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // The same change as the winning one does nothing.
    expect(failures.length).toBe(3);
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(RegistryConflict);
      expect(toExitCode(failure)).toBe(3);
      expect(sentenceOf(failure)).toMatch(/^forum was changed meanwhile by .*, revision 2: nothing was done/);
    }
    expect((await first.registry.sync()).revision).toBe(2);
  });

  it('a change has the time of the database, whatever the clock of the machine that made it', async () => {
    const { folder, registry } = await openMachine('one');
    jest.useFakeTimers({ now: Date.UTC(2020, 0, 1), doNotFake: [...timers] });
    try {
      await promote(registry, 'forum', 'forum-1');
    } finally {
      jest.useRealTimers();
    }
    const [change] = await readHistory(folder);
    expect(Math.abs(Date.parse(change?.at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('concurrent changes of different remotes are all made', async () => {
    const machines = await Promise.all(['one', 'two'].map(openMachine));
    const [one, two] = machines.map(({ registry }) => registry);
    if (!one || !two) throw new Error('two machines');
    await Promise.all([promote(one, 'forum', 'forum-1'), promote(two, 'chat', 'chat-1')]);
    const { revision, remotes } = await one.sync();
    expect([revision, Object.keys(remotes).sort()]).toEqual([2, ['chat', 'forum']]);
  });

  it('an invalid row never replaces the last good registry', async () => {
    const { folder, registry } = await openMachine('one');
    await promote(registry, 'forum', 'forum-1');
    const good = readFileSync(path.join(folder, 'registry.json'), 'utf8');
    for (const content of [
      '{"revision": 2, "remotes": {"forum": {"stable": "../../etc"}}}',
      '{"revision": 7, "remotes": {}}',
      '[]',
      'null',
    ]) {
      await damage(2, content);
      await expect(registry.sync()).rejects.toThrow('Row 2 of release_revisions is no registry: delete it');
      await expect(Promise.resolve(promote(registry, 'forum', 'forum-2'))).rejects.toThrow('Row 2 of release_revisions');
      expect(readFileSync(path.join(folder, 'registry.json'), 'utf8')).toBe(good);
      await database.db.execute(sql`delete from release_revisions where revision = 2`);
    }
    expect((await promote(registry, 'forum', 'forum-2')).revision).toBe(2);
  });

  it('a damaged or foreign copy in the folder is replaced by the database’s', async () => {
    const { folder, registry } = await openMachine('one');
    await promote(registry, 'forum', 'forum-1');
    for (const content of [
      '{"revision": 1, "rem',
      '{"revision":40,"remotes":{"forum":{"stable":"forum-3","canary":null,"previous":null}}}',
    ]) {
      writeFileSync(path.join(folder, 'registry.json'), content);
      expect((await registry.sync()).remotes.forum?.stable).toBe('forum-1');
      expect((await readRegistry(folder)).revision).toBe(1);
    }
  });

  it('adopts a folder’s registry and history, once and only explicitly', async () => {
    const { folder, command } = await openMachine('one');
    const inFolder = (...words: string[]) => run(folder, words);
    await inFolder('promote', 'forum', 'forum-1');
    await inFolder('promote', 'forum', 'forum-2');
    await inFolder('rollback', 'forum');
    await expect(inFolder('adopt')).rejects.toThrow('RELEASES_REGISTRY=database');
    await expect(command('promote', 'chat', 'chat-1')).rejects.toThrow('take it over with npm run release -- adopt');
    const before = await readRegistry(folder);
    expect(await command('adopt')).toEqual(['The database has the registry of this folder, at revision 3']);
    await expect(command('adopt')).rejects.toThrow('The database has a registry already');
    const other = await openMachine('other');
    expect(await other.registry.sync()).toEqual(before);
    expect(await readHistory(other.folder)).toEqual(await readHistory(folder));
    await expect(other.command('promote', 'forum', 'forum-2')).rejects.toThrow('forum-2 was withdrawn');
  });

  it('a running server follows another machine’s changes, and continues with a damaged row', async () => {
    const { folder } = await openMachine('server');
    const other = await openMachine('other');
    await other.command('promote', 'forum', 'forum-1');
    const config = { ...testConfig, releasesDir: folder, releasesRegistry: 'database' as const };
    await loadRegistry({ config, db: database.db, log: (await createTestApp({ db: database.db })).app.log });
    expect((await readRegistry(folder)).revision).toBe(1);
    const test = await createTestApp({ config, db: database.db, listen: database.listen });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    await other.command('canary', 'forum', 'forum-2', '10');
    await waitUntil(async () => (await readRegistry(folder)).revision === 2);
    const isUp = async () => (await test.app.metrics.metrics()).includes('registry_up 1');
    expect(await isUp()).toBe(true);
    await damage(3, '{}');
    while (await isUp()) await pause(20);
    await expect(Promise.resolve(promote(createRegistry({ config, db: database.db }), 'forum', 'forum-2'))).rejects.toThrow('Row 3');
    expect((await readRegistry(folder)).remotes.forum).toMatchObject({ stable: 'forum-1', canary: { release: 'forum-2', percent: 10 } });
    await database.db.execute(sql`delete from release_revisions where revision = 3`);
    await other.command('promote', 'forum', 'forum-2');
    await waitUntil(async () => (await readRegistry(folder)).remotes.forum?.stable === 'forum-2');
    while (!(await isUp())) await pause(20);
    await test.close();
  });

  it('reports what is wrong with the database', async () => {
    const { folder } = await openMachine('one');
    const status = (env: object) => run(folder, ['status'], { env });
    await expect(status({ RELEASES_REGISTRY: 'redis' })).rejects.toThrow('RELEASES_REGISTRY must be folder or database, not "redis".');
    await expect(status({ RELEASES_REGISTRY: 'database' })).rejects.toThrow('needs DATABASE_URL');
    const nowhere = { RELEASES_REGISTRY: 'database', DATABASE_URL: 'postgres://test@127.0.0.1:1/none' };
    await expect(status(nowhere)).rejects.toThrow('The database with the registry does not answer');
    await database.db.execute(sql`drop table release_revisions`);
    await expect(status({ RELEASES_REGISTRY: 'database', DATABASE_URL: database.url })).rejects.toThrow('npm run db -- migrate');
  });
});
