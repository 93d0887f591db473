import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { publish } from './publish';
import { promote } from './registry';
import { folderRegistry, readHistory, readRegistry } from './registry-file';
import { isPublished } from './release-folder';
import { findFileFaults } from './release-integrity';
import { useTemporaryFolder, writeBuiltRelease } from './testing/built-release';

let writesLeft = Number.POSITIVE_INFINITY;

jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof fs>('node:fs');
  const stopping = (name: string) => {
    const write = real[name as 'rmSync'] as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      // A killed process writes nothing more, not even what its `finally` would.
      if (writesLeft <= 0) throw new Error('killed');
      writesLeft -= 1;
      return write(...args);
    };
  };
  const names = ['writeFileSync', 'renameSync', 'linkSync', 'rmSync', 'cpSync', 'mkdirSync', 'appendFileSync'];
  return { ...real, ...Object.fromEntries(names.map((name) => [name, stopping(name)])) };
});

const folder = useTemporaryFolder();
afterEach(() => {
  writesLeft = Number.POSITIVE_INFINITY;
});

/** Stops `work` at its nth write; returns whether it ended before. */
function killAt(write: number, work: () => unknown): boolean {
  writesLeft = write;
  try {
    work();
    return true;
  } catch (error) {
    expect(String(error)).toContain('killed');
    return false;
  } finally {
    writesLeft = Number.POSITIVE_INFINITY;
  }
}

it('a publish and a promote that are killed at any write leave a whole registry, and can be repeated', () => {
  const built = ['forum-1', 'forum-2'].map((release) => writeBuiltRelease(folder(), { remote: 'forum', release }));
  let kills = 0;
  for (let write = 0; ; write += 1) {
    const releases = path.join(folder(), `releases-${write}`);
    promote(folderRegistry(releases), 'forum', publish(releases, built[0] ?? '').release);
    const hasEnded = killAt(write, () => promote(folderRegistry(releases), 'forum', publish(releases, built[1] ?? '').release));
    const { revision, remotes } = readRegistry(releases);
    expect([1, 2]).toContain(revision);
    expect(remotes.forum?.stable).toBe(`forum-${revision}`);
    expect(isPublished(releases, 'forum', `forum-${revision}`)).toBe(true);
    const { release } = publish(releases, built[1] ?? '');
    expect(promote(folderRegistry(releases), 'forum', release)).toMatchObject({
      revision: 2,
      remotes: { forum: { stable: 'forum-2', previous: 'forum-1' } },
    });
    const descriptor = JSON.parse(fs.readFileSync(path.join(releases, 'forum/forum-2/descriptor.json'), 'utf8')) as never;
    expect(findFileFaults(path.join(releases, 'forum/forum-2'), descriptor)).toEqual([]);
    expect(readHistory(releases).map((entry) => entry.release)).toEqual(['forum-2', 'forum-1']);
    if (hasEnded) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(10);
});

it('takes over the lock of a process that was killed', () => {
  promote(
    folderRegistry(folder()),
    'forum',
    publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' })).release,
  );
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  fs.writeFileSync(path.join(folder(), 'registry.lock'), JSON.stringify({ pid, began: null }));
  publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-2' }));
  expect(promote(folderRegistry(folder()), 'forum', 'forum-2').revision).toBe(2);
  expect(fs.existsSync(path.join(folder(), 'registry.lock'))).toBe(false);
});
