/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { autoPromote } from '@oracle-astra/release/src/registry/auto-promote';
import { openReleaseBucket } from '@oracle-astra/release/src/bucket/open-bucket';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import { run } from '@oracle-astra/release/src/cli';
import { isDatabaseRegistry } from '@oracle-astra/release/src/registry/database-registry';
import { isPublished } from '@oracle-astra/release/src/files/release-folder';
import { createKey, readSigner } from '@oracle-astra/release/src/files/signatures';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { startS3Server, type S3Server } from '@oracle-astra/release/src/testing/s3-server';
import { toUpload } from '@oracle-astra/release/src/upload';
import { createTestSiteRoutes } from '../../documents/testing/site-app';
import { addMetrics } from '../../plugins/metrics';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { testConfig } from '../../testing/test-app';
import { receiveRelease } from './receive-release';
import { createRegistry } from './registry';

describeOnPostgres('releases in a bucket', () => {
  let root: string;
  let database: TestPostgres;
  let store: S3Server;
  const opened: ReleaseBucket[] = [];
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'bucket-'));
    [database, store] = await Promise.all([startPostgres(), startS3Server()]);
  });
  afterEach(async () => {
    for (const bucket of opened.splice(0)) await bucket.close();
    await store.close();
    await database.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** A machine with an empty folder: its command line, and the releases of its server. */
  function openMachine(name: string) {
    const folder = path.join(root, name);
    mkdirSync(folder);
    const env = { ...store.env, RELEASES_REGISTRY: 'database', DATABASE_URL: database.url };
    const bucket = openReleaseBucket(folder, env);
    if (bucket) opened.push(bucket);
    const registry = createRegistry({
      config: { ...testConfig, releasesDir: folder, releasesRegistry: 'database' },
      db: database.db,
      bucket,
    });
    if (!bucket || !isDatabaseRegistry(registry)) throw new Error('a bucket and a database are named');
    const command = (...words: string[]) => run(folder, words, { env });
    return { folder, bucket, registry, command };
  }
  const build = (release: string) => writeBuiltRelease(root, { remote: 'forum', release });

  it('three machines with empty folders start at once, as with the Helm chart: each build is published and promoted once', async () => {
    const machines = ['one', 'two', 'three'].map(openMachine);
    const env = { ...store.env, RELEASES_REGISTRY: 'database', DATABASE_URL: database.url };
    const builds = [build('forum-1'), writeBuiltRelease(root, { remote: 'chat', release: 'chat-1' })];
    await Promise.all(
      machines.map(async ({ folder }) => {
        for (const built of builds) await autoPromote(folder, built, 'missing', env);
      }),
    );
    for (const { folder, registry } of machines) {
      const { revision, remotes } = await registry.sync();
      expect([revision, remotes.forum?.stable, remotes.chat?.stable]).toEqual([2, 'forum-1', 'chat-1']);
      expect(readdirSync(path.join(folder, 'forum'))).toEqual(['forum-1']);
    }
  });

  it('a shell and a remote promoted concurrently by two machines are checked against each other', async () => {
    const [one, other] = [openMachine('one'), openMachine('other')];
    for (const react of ['19.0.0', '20.0.0']) {
      const number = Number.parseInt(react, 10);
      const shell = writeBuiltRelease(root, { remote: 'shell', release: `shell-${number}`, provides: { react } });
      await one.command('publish', shell);
      await one.command('publish', writeBuiltRelease(root, { remote: 'chat', release: `chat-${number}`, needs: { react: '^19.0.0' } }));
    }
    await one.command('promote', 'shell', 'shell-19');
    // Each fits the live releases, but they do not fit each other.
    const given = await Promise.allSettled([one.command('promote', 'shell', 'shell-20'), other.command('promote', 'chat', 'chat-20')]);
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await one.registry.sync()).revision).toBe(2);
  });

  it('a machine with an empty folder gets the registry and its releases, by the command line and as a server', async () => {
    const [one, other, server] = [openMachine('one'), openMachine('other'), openMachine('server')];
    await one.command('publish', build('forum-1'));
    await one.command('publish', build('forum-2'));
    await one.command('promote', 'forum', 'forum-1');
    await other.command('promote', 'forum', 'forum-2');
    expect((await server.registry.sync()).remotes.forum).toEqual({ stable: 'forum-2', canary: null, previous: 'forum-1' });
    for (const release of ['forum-1', 'forum-2']) expect(await isPublished(server.folder, 'forum', release)).toBe(true);
  });

  it('a rollback downloads a release that this machine lacks', async () => {
    const [one, other] = [openMachine('one'), openMachine('other')];
    for (const release of ['forum-1', 'forum-2']) {
      await one.command('publish', build(release));
      await one.command('promote', 'forum', release);
    }
    await other.command('status');
    rmSync(path.join(other.folder, 'forum/forum-1'), { recursive: true });
    expect(await other.command('rollback', 'forum')).toEqual(['Revision 3']);
    expect(await isPublished(other.folder, 'forum', 'forum-1')).toBe(true);
  });

  it('a release with an interrupted publish is not made live', async () => {
    const one = openMachine('one');
    store.state.fault = (method, key) => (method === 'PUT' && key.endsWith('descriptor.json') ? 'error' : undefined);
    await expect(one.command('publish', build('forum-1'))).rejects.toThrow('does not answer as it should');
    await expect(one.command('promote', 'forum', 'forum-1')).rejects.toThrow('forum-1 is not in the bucket: publish it again');
    expect((await one.registry.sync()).revision).toBe(0);
    store.state.fault = () => undefined;
    await one.command('publish', build('forum-1'));
    expect((await one.command('promote', 'forum', 'forum-1'))[0]).toBe('Revision 1');
  });

  it('a server stays at its revision until it has the files of the next one', async () => {
    const [one, server] = [openMachine('one'), openMachine('server')];
    await one.command('publish', build('forum-1'));
    await one.command('promote', 'forum', 'forum-1');
    await server.registry.sync();
    await one.command('publish', build('forum-2'));
    await one.command('promote', 'forum', 'forum-2');
    store.state.fault = (method, key) => (method === 'GET' && key.endsWith('entry.js') ? 'error' : undefined);
    await expect(server.registry.sync()).rejects.toThrow('does not answer as it should');
    expect((await run(server.folder, ['status']))[0]).toBe('Revision 1');
    store.state.fault = () => undefined;
    expect((await server.registry.sync()).revision).toBe(2);
  });

  it('a server sends files of a release that its folder lacks, and requests an unpublished one once', async () => {
    const [one, server] = [openMachine('one'), openMachine('server')];
    await one.command('publish', build('forum-1'));
    const app = Fastify();
    addMetrics(app);
    await app.register(createTestSiteRoutes(server.folder, { bucket: server.bucket }));
    const get = (address: string) => app.inject(`/releases/forum/${address}`);
    expect(await get('forum-1/entry.js')).toMatchObject({ statusCode: 200, body: 'entry("forum_1")' });
    expect((await get('forum-1/integrity.json')).json()).toHaveProperty(['entry.js']);
    expect((await get('forum-1/server.cjs')).statusCode).toBe(404);
    store.requests.length = 0;
    for (const name of ['entry.js', 'other.js']) expect((await get(`forum-9/${name}`)).statusCode).toBe(404);
    expect(store.requests).toEqual(['GET site/forum/forum-9/descriptor.json']);
    await app.close();
  });

  it('a release that a team sends to a site is in the bucket', async () => {
    const { folder, bucket } = openMachine('one');
    const file = path.join(folder, 'community.pem');
    await createKey(folder, { id: 'community', remotes: ['forum'], file });
    const upload = await toUpload(build('forum-1'), await readSigner(folder, { RELEASE_KEY: file }));
    await receiveRelease({ releasesDir: folder, requiredKeysFile: null }, bucket, upload);
    expect(await bucket.has('forum', 'forum-1')).toBe(true);
    expect(store.objects.has('site/forum/forum-1/signature.json')).toBe(true);
  });

  it('prune removes old releases of the bucket', async () => {
    const one = openMachine('one');
    for (const release of ['forum-1', 'forum-2', 'forum-3']) await one.command('publish', build(release));
    await one.command('promote', 'forum', 'forum-1');
    for (const [key, object] of store.objects)
      if (key.includes('/forum-2/')) store.objects.set(key, { ...object, modified: new Date('2020-01-01') });
    expect(await one.command('prune')).toEqual(['Removed forum/forum-2']);
    expect([...store.objects.keys()].filter((key) => key.includes('/forum-2/'))).toEqual([]);
    expect(await one.bucket.has('forum', 'forum-3')).toBe(true);
    expect(existsSync(path.join(one.folder, 'forum/forum-3'))).toBe(true);
  });

  it('needs the shared registry', async () => {
    await expect(run(root, ['status'], { env: store.env })).rejects.toThrow('RELEASES_BUCKET needs RELEASES_REGISTRY=database');
  });
});
