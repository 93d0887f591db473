import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nameProblem, readDescriptor, type Descriptor, type Registry } from '@oracle-astra/shared/contract';
import { createStagingPath, removeStaleFiles } from '../files/atomic-files';
import { listOldReleases } from '../registry/prune';
import { moveIfAbsent } from '../publish';
import { getReleaseFolder, isPublished } from '../files/release-folder';
import { assertUntouched } from '../files/release-integrity';
import { signatureFile } from '../files/signatures';
import type { Bucket, StoredObject } from './bucket';
import { forEachParallel } from './parallel';

const descriptorFile = 'descriptor.json';
/** Concurrent requests for the files of one release. */
const parallel = 8;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const typeOf = (name: string) => types[path.extname(name)] ?? 'application/octet-stream';

const keyOf = (remote: string, release: string, name: string) => `${remote}/${release}/${name}`;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The files of a release in a folder: those of the descriptor, their compressed copies, and the signature. */
function listWanted({ files }: Descriptor, remote: string, release: string, stored: readonly StoredObject[]): string[] {
  const start = keyOf(remote, release, '');
  const there = new Set(stored.map(({ key }) => key.slice(start.length)));
  const copies = files.flatMap(({ name }) => [`${name}.br`, `${name}.gz`]).filter((name) => there.has(name));
  return [...files.map(({ name }) => name), ...copies, ...(there.has(signatureFile) ? [signatureFile] : [])];
}

function groupByRelease(objects: readonly StoredObject[]): { release: string; since: number; keys: string[] }[] {
  const releases = new Map<string, { release: string; since: number; keys: string[] }>();
  for (const { key, modified } of objects) {
    const release = key.split('/')[1] ?? '';
    const known = releases.get(release) ?? { release, since: 0, keys: [] };
    releases.set(release, { release, since: Math.max(known.since, modified.getTime()), keys: [...known.keys, key] });
  }
  return [...releases.values()];
}

/** Published releases in a bucket. A release exists if its descriptor does, which is uploaded last and removed first. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createReleaseBucket(bucket: Bucket, folder: string) {
  async function download(remote: string, release: string, content: Buffer): Promise<void> {
    const descriptor = readDescriptor(JSON.parse(content.toString('utf8')), { remote, release });
    const target = getReleaseFolder(folder, remote, release);
    await mkdir(path.dirname(target), { recursive: true });
    await removeStaleFiles(path.dirname(target));
    const staging = await createStagingPath(target);
    await mkdir(staging);
    try {
      const names = listWanted(descriptor, remote, release, await bucket.list(keyOf(remote, release, '')));
      await forEachParallel(names, parallel, async (name) => {
        const file = await bucket.get(keyOf(remote, release, name));
        // The check of the whole release reports missing files.
        if (file === null) return;
        await mkdir(path.dirname(path.join(staging, name)), { recursive: true });
        await writeFile(path.join(staging, name), file);
      });
      await writeFile(path.join(staging, descriptorFile), content);
      await assertUntouched(staging, descriptor);
      await moveIfAbsent(staging, target, descriptor);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  const running = new Map<string, Promise<boolean>>();

  async function fetchOnce(remote: string, release: string): Promise<boolean> {
    const content = await bucket.get(keyOf(remote, release, descriptorFile));
    if (content === null) return false;
    await download(remote, release, content);
    return true;
  }

  return {
    /** Downloads a release into the folder and checks its hashes; resolves with whether it exists. Rejects if the bucket cannot be read, or its files differ from the descriptor. */
    async fetch(remote: string, release: string): Promise<boolean> {
      if (nameProblem('remote', remote) !== null || nameProblem('release', release) !== null) return false;
      if (await isPublished(folder, remote, release)) return true;
      const key = keyOf(remote, release, '');
      const begun = running.get(key) ?? fetchOnce(remote, release).finally(() => running.delete(key));
      running.set(key, begun);
      return begun;
    },

    has: (remote: string, release: string) => bucket.has(keyOf(remote, release, descriptorFile)),

    /** Uploads a release of the folder to the bucket unless it exists. An interrupted upload is invisible. */
    async upload(remote: string, release: string): Promise<void> {
      if (await bucket.has(keyOf(remote, release, descriptorFile))) return;
      const home = getReleaseFolder(folder, remote, release);
      const put = async (name: string, once: boolean) =>
        bucket.put(keyOf(remote, release, name), await readFile(path.join(home, name)), { type: typeOf(name), once });
      const names = (await listFiles(home)).filter((name) => name !== descriptorFile && !name.endsWith('.map'));
      await forEachParallel(names, parallel, (name) => put(name, false));
      await put(descriptorFile, true);
    },

    /** Removes old releases by the rules of `pruneOld`, and the remains of interrupted uploads. Resolves with the names. */
    async prune({ remotes }: Registry, days: number, used: ReadonlySet<string> = new Set()): Promise<string[]> {
      const removed: string[] = [];
      for (const [remote, channel] of Object.entries(remotes)) {
        const releases = groupByRelease(await bucket.list(`${remote}/`));
        for (const release of listOldReleases(channel, releases, days)) {
          if (used.has(`${remote}/${release}`)) continue;
          const keys = releases.find((other) => other.release === release)?.keys ?? [];
          const descriptor = keyOf(remote, release, descriptorFile);
          await bucket.remove(descriptor);
          const others = keys.filter((key) => key !== descriptor);
          await forEachParallel(others, parallel, (key) => bucket.remove(key));
          removed.push(`${remote}/${release}`);
        }
      }
      return removed;
    },

    close: () => bucket.close(),
  };
}

export type ReleaseBucket = ReturnType<typeof createReleaseBucket>;
