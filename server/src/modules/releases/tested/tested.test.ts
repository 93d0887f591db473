import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '@oracle-astra/release/src/cli';
import { proveKey } from '@oracle-astra/release/src/files/key-proof';
import { createKey, readSigner } from '@oracle-astra/release/src/files/signatures';
import { publish } from '@oracle-astra/release/src/publish';
import { promote } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { signChange } from '@oracle-astra/release/src/registry/remote-change';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { releaseTests } from '../../../db/schema';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let folder: string;
let site: string;
const keyFile = (name: string) => path.join(folder, `${name}.pem`);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tested-'));
  await createKey(folder, { id: 'community', remotes: ['forum'], file: keyFile('community') });
  await createKey(folder, { id: 'frame', remotes: ['shell'], file: keyFile('frame') });
  await createKey(folder, { id: 'all', remotes: ['*'], file: keyFile('all') });
  const signer = await readSigner(folder, { RELEASE_KEY: keyFile('all') });
  const minutes = Object.entries({ 'shell-1': '19.1.0', 'shell-2': '19.2.0', 'shell-3': '20.0.0', 'forum-1': '', 'forum-2': '' });
  for (const [minute, [release, react]] of minutes.entries()) {
    const [remote = ''] = release.split('-');
    const described = remote === 'shell' ? { provides: { react } } : { needs: { react: '^19.0.0' } };
    await publish(folder, writeBuiltRelease(folder, { remote, release, ...described }), { signer });
    utimesSync(path.join(folder, remote, release), minute * 60, minute * 60);
  }
  for (const release of ['shell-1', 'shell-2', 'forum-1']) await promote(folderRegistry(folder), release.split('-')[0] ?? '', release);
  test = await createTestApp({ config: { ...testConfig, releasesDir: folder } });
  test.clock.set(new Date());
  site = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  await test.db.delete(releaseTests);
});

const as =
  (key: string) =>
  (...words: string[]) =>
    run(folder, [...words, '--to', site], { env: { RELEASE_KEY: keyFile(key) } });
const community = as('community');
const readOps = async () => (await test.app.inject('/ops')).body;

it('shows a team the live release of the shell, the previous and the next, and the shell’s team those of each remote', async () => {
  expect(await community('against', 'forum')).toEqual(['shell shell-2 live', 'shell shell-1 before', 'shell shell-3 next']);
  expect(await as('frame')('against', 'shell')).toEqual(['forum forum-1 live', 'forum forum-2 next']);
});

it('checks a release as if another one of the shell were live', async () => {
  const [verdict] = await community('check', 'forum', 'forum-2', '--with', 'shell=shell-1');
  expect(verdict).toContain('forum-2 fits what is live');
  await expect(community('check', 'forum', 'forum-2', '--with', 'shell=shell-3')).rejects.toThrow('react');
  await expect(community('check', 'forum', 'forum-2', '--with', 'shell=shell-9')).rejects.toThrow('shell-9');
});

it('shows the last result of both sides with time, commit and key', async () => {
  await community('tested', 'forum', 'forum-2', 'shell', 'shell-3', 'passed', '--commit', 'abc1234');
  await community('tested', 'forum', 'forum-2', 'shell', 'shell-3', 'failed', '--commit', 'def5678');
  await as('frame')('tested', 'shell', 'shell-2', 'forum', 'forum-1', 'passed', '--commit', '0123abc');
  const page = (await readOps()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(page).toMatch(/Its tests: failed \d[^:]+:\d\d[^,]*, def5678 , community/);
  expect(page).toMatch(/Shell’s tests: passed \d[^:]+:\d\d[^,]*, 0123abc , frame/);
  expect(page).not.toContain('abc1234 , community');
});

it('refuses results of others’ remotes, of unpublished releases and without a shell, and other signatures of the key', async () => {
  const commit = ['--commit', 'abc1234'];
  await expect(community('tested', 'shell', 'shell-2', 'forum', 'forum-1', 'passed', ...commit)).rejects.toThrow('releases forum');
  await expect(community('tested', 'forum', 'forum-9', 'shell', 'shell-2', 'passed', ...commit)).rejects.toThrow('publish it first');
  await expect(community('tested', 'forum', 'forum-1', 'forum', 'forum-2', 'passed', ...commit)).rejects.toThrow('has to be the shell');
  await expect(community('tested', 'forum', 'forum-1', 'shell', 'shell-2', 'maybe', ...commit)).rejects.toThrow('passed or failed');
  const signer = await readSigner(folder, { RELEASE_KEY: keyFile('community') });
  const change = signChange({ command: 'check', remote: 'forum', release: 'forum-1' }, signer, new Date());
  const post = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/ops/releases/tests', headers, payload: change });
  expect((await post(proveKey(signer, new Date()))).statusCode).toBe(403);
  expect((await post({})).statusCode).toBe(401);
  expect(await test.db.select().from(releaseTests)).toEqual([]);
});
