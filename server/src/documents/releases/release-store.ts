import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { readKeys, signatureFile, verifySignature } from '@oracle-astra/release/src/files/signatures';
import { assertValidName, readDescriptor, readRegistry, type Descriptor, type Registry } from '@oracle-astra/shared/contract';

/** The registry at a revision, and the descriptors of its releases. */
export interface Revision {
  registry: Registry;
  descriptors: ReadonlyMap<string, Descriptor>;
}

interface ReleaseName {
  remote: string;
  release: string;
}

/** More than the releases of a registry and of open pages. */
const maxDescriptors = 1000;

/** A string that changes with the file, or when it appears or disappears. */
const readFileVersion = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, ino }) => `${mtimeMs}/${ino}`,
    () => 'missing',
  );

/** The time a page waits for reading the registry, in milliseconds. During a slow read no further page waits. */
const registryWaitMs = 1000;

/** Resolves after the work, or after a time without it. */
async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface ReleaseStoreOptions {
  /** The file of the teams' keys, if each release has to be signed by one of them. */
  keysFile?: string | null;
  /** Downloads a missing release into the folder; does nothing for an unknown release. */
  fetchRelease?: (remote: string, release: string) => Promise<unknown>;
}

/** The pause before a registry that could not be used is tried again, in milliseconds. */
const retryMs = 1000;

/**
 * The folder of releases, read again whenever the registry's file changes. If the new registry cannot be read, or names a
 * missing stable release, the last good one stays in use and `onError` is called once.
 */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createReleaseStore(
  folder: string,
  onError: (error: unknown) => void,
  { keysFile = null, fetchRelease = async () => undefined }: ReleaseStoreOptions = {},
) {
  const registryFile = path.join(folder, 'registry.json');
  const descriptors = new LRUCache<string, Descriptor, ReleaseName>({
    max: maxDescriptors,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => read(context),
  });
  let fileVersion = '';
  /** The unusable registry, and when it is tried again. */
  let refused = { version: '', until: 0 };
  let current: Revision | null = null;

  async function read({ remote, release }: ReleaseName): Promise<Descriptor> {
    assertValidName('remote', remote);
    assertValidName('release', release);
    await fetchRelease(remote, release);
    const home = path.join(folder, remote, release);
    const content = await readFile(path.join(home, 'descriptor.json'));
    if (keysFile !== null) {
      // A release without a signature is refused below.
      const signature = await readFile(path.join(home, signatureFile), 'utf8').catch(() => null);
      verifySignature(content, signature, remote, await readKeys(folder, { RELEASE_KEYS: keysFile }));
    }
    return readDescriptor(JSON.parse(content.toString('utf8')), { remote, release });
  }

  const getDescriptor = (remote: string, release: string): Promise<Descriptor> =>
    descriptors.forceFetch(`${remote}/${release}`, { context: { remote, release } });

  async function readRevision(): Promise<Revision> {
    const registry = readRegistry(JSON.parse(await readFile(registryFile, 'utf8')));
    const names = Object.entries(registry.remotes).flatMap(([remote, { stable, canary, previous }]) =>
      [stable, canary?.release ?? null, previous].filter((release) => release !== null).map((release) => [remote, release] as const),
    );
    const found = await Promise.all(
      names.map(([remote, release]) =>
        getDescriptor(remote, release).catch((error: unknown) => {
          if (current !== null && registry.remotes[remote]?.stable === release) throw error;
          return null;
        }),
      ),
    );
    return {
      registry,
      descriptors: new Map(found.filter((descriptor) => descriptor !== null).map((descriptor) => [descriptor.release, descriptor])),
    };
  }

  /** The current read of the registry's file, shared by concurrent pages, so that a slow disk blocks only one thread. */
  let reading: Promise<void> | null = null;
  let isLate = false;

  async function readRegistryIfChanged(): Promise<void> {
    const version = await readFileVersion(registryFile);
    if (current !== null && (version === fileVersion || (version === refused.version && Date.now() < refused.until))) return;
    try {
      current = await readRevision();
      fileVersion = version;
    } catch (error) {
      if (current === null) throw error;
      if (version !== refused.version) onError(error);
      refused = { version, until: Date.now() + retryMs };
    }
  }

  function startReading(): Promise<void> {
    reading ??= readRegistryIfChanged().finally(() => {
      reading = null;
      isLate = false;
    });
    return reading;
  }

  return {
    /** The descriptor of a published release, whether the registry names it or not. Rejects if it cannot be read. */
    getDescriptor,
    /** The current revision, or the last one while the disk does not answer. Rejects if no registry was ever readable. */
    async getRevision(): Promise<Revision> {
      const changed = startReading();
      if (current === null) await changed;
      else if (!isLate) {
        await atMost(changed, registryWaitMs);
        isLate = reading === changed;
      }
      if (current === null) throw new Error(`${registryFile} could not be read`);
      return current;
    },
  };
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
