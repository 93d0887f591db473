import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assertValidName, readDescriptor, readRegistry, type Descriptor, type Registry } from '@oracle-astra/shared/contract';

/** What the folder of releases holds at a revision: the registry, and the descriptor of each release it points to. */
export interface Revision {
  registry: Registry;
  descriptors: ReadonlyMap<string, Descriptor>;
}

/**
 * Another text for another state of the file; a file that is gone is such a state. Every page looks: at once that is
 * some microseconds, by way of the thread pool it would be a third of a millisecond.
 */
function readFileVersion(file: string): string {
  try {
    const { mtimeMs, ino } = statSync(file);
    return `${mtimeMs}/${ino}`;
  } catch {
    return 'gone';
  }
}

/**
 * The folder of releases, read anew when the registry's file changes. Where a new state cannot be read,
 * the last good one stands and `onError` is told once.
 */
export function createReleaseStore(folder: string, onError: (error: unknown) => void) {
  const file = path.join(folder, 'registry.json');
  const known = new Map<string, Descriptor>();
  let seen = '';
  let current: Revision | null = null;

  async function loadDescriptor(remote: string, release: string): Promise<Descriptor> {
    const key = `${remote}/${release}`;
    const ready = known.get(key);
    if (ready) return ready;
    assertValidName('remote', remote);
    assertValidName('release', release);
    const read = readDescriptor(JSON.parse(await readFile(path.join(folder, remote, release, 'descriptor.json'), 'utf8')), { remote, release });
    known.set(key, read);
    return read;
  }

  async function read(): Promise<Revision> {
    const registry = readRegistry(JSON.parse(await readFile(file, 'utf8')));
    const named = Object.entries(registry.remotes).flatMap(([remote, { stable, canary, previous }]) =>
      [stable, canary?.release ?? null, previous].filter((release) => release !== null).map((release) => [remote, release] as const));
    const read = await Promise.all(named.map(([remote, release]) => loadDescriptor(remote, release).catch(() => null)));
    return { registry, descriptors: new Map(read.filter((found) => found !== null).map((found) => [found.release, found])) };
  }

  return {
    /** What describes a published release, whether the registry names it or not. Rejects where there is none that can be read. */
    getDescriptor: loadDescriptor,
    /** The state now. Throws where none was ever readable. */
    async getRevision(): Promise<Revision> {
      const mark = readFileVersion(file);
      if (current !== null && mark === seen) return current;
      try {
        current = await read();
      } catch (error) {
        if (current === null) throw error;
        onError(error);
      }
      seen = mark;
      return current;
    },
  };
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
