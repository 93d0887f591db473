import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as Locks from './file-lock';
import type * as Registries from '../registry/registry';
import type * as RegistryFiles from '../registry/registry-file';
import type * as Publishing from '../publish';
import { useTemporaryFolder, writeBuiltRelease } from '../testing/built-release';

const folder = useTemporaryFolder();
const file = () => path.join(folder(), 'some.lock');

/** The modules of another host, whose process has the same id in another namespace. */
function openHost(namespace: string) {
  let host!: typeof Locks & typeof Registries & typeof RegistryFiles & typeof Publishing;
  jest.isolateModules(() => {
    jest.doMock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), readlinkSync: () => namespace }));
    const modules = ['./file-lock', '../registry/registry', '../registry/registry-file', '../publish'].map((name) =>
      jest.requireActual<object>(name),
    );
    host = Object.assign({}, ...modules) as typeof host;
    jest.dontMock('node:fs');
  });
  return host;
}

const [one, other] = [openHost('pid:[1]'), openHost('pid:[2]')];
const impatient = { patience: { running: 0, elsewhere: 0 } };

it('a lock on one host is held on all hosts with the same process ids', async () => {
  const lock = await one.acquireFileLock(file());
  await expect(other.acquireFileLock(file(), impatient)).rejects.toThrow(`is held by process ${process.pid}`);
  await expect(one.acquireFileLock(file(), impatient)).rejects.toThrow(`is held by process ${process.pid}`);
  await lock.assertHeld();
  await lock.release();
  await (await other.acquireFileLock(file(), impatient)).release();
  expect(existsSync(file())).toBe(false);
});

it('the lock of another host expires without renewal, and its owner gets an error', async () => {
  const lock = await one.acquireFileLock(file());
  utimesSync(file(), new Date(), new Date(Date.now() - 30_000));
  const next = await other.acquireFileLock(file(), impatient);
  await expect(lock.assertHeld()).rejects.toThrow('was taken over by another host');
  await lock.release();
  await next.assertHeld();
  await next.release();
});

it('concurrent work on two hosts is serialized', async () => {
  const counter = path.join(folder(), 'counter');
  writeFileSync(counter, '0');
  const addOne = async () => {
    const before = Number(readFileSync(counter, 'utf8'));
    await sleep(5);
    writeFileSync(counter, String(before + 1));
  };
  await Promise.all([one, other, one, other].flatMap((host) => [1, 2, 3].map(() => host.withFileLock(file(), addOne))));
  expect(readFileSync(counter, 'utf8')).toBe('12');
});

it('a concurrent halt and promote on two hosts are both made', async () => {
  const releases = path.join(folder(), 'shared');
  for (const [remote, release] of [
    ['forum', 'forum-1'],
    ['forum', 'forum-2'],
    ['chat', 'chat-1'],
    ['chat', 'chat-2'],
  ] as const)
    await one.publish(releases, writeBuiltRelease(folder(), { remote, release }));
  const [here, there] = [one.folderRegistry(releases), other.folderRegistry(releases)];
  await one.promote(here, 'forum', 'forum-1');
  await one.promote(here, 'chat', 'chat-1');
  await one.setCanary(here, 'forum', 'forum-2', 10);
  await Promise.all([one.halt(here, 'forum', 'forum-2', { reason: 'errors' }), other.promote(there, 'chat', 'chat-2')]);
  expect(await one.readRegistry(releases)).toMatchObject({
    revision: 5,
    remotes: { forum: { canary: null, withdrawn: [{ release: 'forum-2' }] }, chat: { stable: 'chat-2' } },
  });
});

it('two hosts that publish the same release at once leave it complete', async () => {
  const releases = path.join(folder(), 'shared');
  const contents = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`page${at}.js`, `page(${at})`.repeat(500)]));
  const built = ['forum-1', 'forum-2'].map((release) => writeBuiltRelease(folder(), { remote: 'forum', release }, { contents }));
  await Promise.all([one, other, one, other].flatMap((host) => built.map((each) => host.publish(releases, each))));
  for (const each of built) expect((await one.publish(releases, each)).remote).toBe('forum');
});
