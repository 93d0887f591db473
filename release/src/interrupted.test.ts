import * as fs from 'node:fs';
import type * as files from 'node:fs/promises';
import path from 'node:path';
import type * as owners from './files/process-owner';
import { createOwnerName } from './files/process-owner';
import { publish } from './publish';
import { promote } from './registry/registry';
import { folderRegistry, readHistory, readRegistry } from './registry/registry-file';
import { isPublished } from './files/release-folder';
import { findFileFaults } from './files/release-integrity';
import { useTemporaryFolder, writeBuiltRelease } from './testing/built-release';

let writesLeft = Number.POSITIVE_INFINITY;

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof files>('node:fs/promises');
  const stopping = (name: string) => {
    const write = real[name as 'rm'] as (...args: unknown[]) => unknown;
    return async (...args: unknown[]) => {
      // A killed process writes nothing more, not even what its `finally` would.
      if (writesLeft <= 0) throw new Error('killed');
      writesLeft -= 1;
      return write(...args);
    };
  };
  const names = ['writeFile', 'rename', 'link', 'rm', 'cp', 'mkdir', 'appendFile'];
  return { ...real, ...Object.fromEntries(names.map((name) => [name, stopping(name)])) };
});

/** Everything in this test was done by an ended process. */
jest.mock('./files/process-owner', () => {
  const real = jest.requireActual<typeof owners>('./files/process-owner');
  let count = 0;
  return {
    ...real,
    async createOwnerName() {
      const [host] = (await real.createOwnerName()).split('-');
      return `${host}-${process.pid}-1-aaaaaaaaaaaa-${(count += 1)}`;
    },
  };
});

const folder = useTemporaryFolder();
afterEach(() => {
  writesLeft = Number.POSITIVE_INFINITY;
});

/** Stops `work` at its nth write; returns whether it ended before. */
async function killAt(write: number, work: () => Promise<unknown>): Promise<boolean> {
  writesLeft = write;
  try {
    await work();
    return true;
  } catch (error) {
    expect(String(error)).toContain('killed');
    return false;
  } finally {
    writesLeft = Number.POSITIVE_INFINITY;
  }
}

it('a publish and a promote killed at any write leave a valid registry and can be repeated', async () => {
  const built = ['forum-1', 'forum-2'].map((release) => writeBuiltRelease(folder(), { remote: 'forum', release }));
  let kills = 0;
  for (let write = 0; ; write += 1) {
    const releases = path.join(folder(), `releases-${write}`);
    await promote(folderRegistry(releases), 'forum', (await publish(releases, built[0] ?? '')).release);
    const hasEnded = await killAt(write, async () =>
      promote(folderRegistry(releases), 'forum', (await publish(releases, built[1] ?? '')).release),
    );
    const { revision, remotes } = await readRegistry(releases);
    expect([1, 2]).toContain(revision);
    expect(remotes.forum?.stable).toBe(`forum-${revision}`);
    expect(await isPublished(releases, 'forum', `forum-${revision}`)).toBe(true);
    const { release } = await publish(releases, built[1] ?? '');
    expect(await promote(folderRegistry(releases), 'forum', release)).toMatchObject({
      revision: 2,
      remotes: { forum: { stable: 'forum-2', previous: 'forum-1' } },
    });
    const descriptor = JSON.parse(fs.readFileSync(path.join(releases, 'forum/forum-2/descriptor.json'), 'utf8')) as never;
    expect(await findFileFaults(path.join(releases, 'forum/forum-2'), descriptor)).toEqual([]);
    expect((await readHistory(releases)).map((entry) => entry.release)).toEqual(['forum-2', 'forum-1']);
    if (hasEnded) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(10);
});

it('takes over the lock of a process that was killed', async () => {
  await promote(
    folderRegistry(folder()),
    'forum',
    (await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' }))).release,
  );
  fs.writeFileSync(path.join(folder(), 'registry.lock'), await createOwnerName());
  await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-2' }));
  expect((await promote(folderRegistry(folder()), 'forum', 'forum-2')).revision).toBe(2);
  expect(fs.existsSync(path.join(folder(), 'registry.lock'))).toBe(false);
});
