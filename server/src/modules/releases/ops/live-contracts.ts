import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measurePages, maxPageBytes } from '@oracle-astra/release/src/check/check-bytes';
import { getReleaseFolder, isPublished, readDescriptor } from '@oracle-astra/release/src/release-folder';
import type { Descriptor, Registry } from '@oracle-astra/shared/contract';
import { tryRead } from './try-read';

/** What the live release of a remote takes and weighs. */
export interface LiveContract {
  remote: string;
  release: string;
  routes: { id: string; path: string; bytes: number }[];
  /** The paths of the API that stand in its own scripts. */
  endpoints: string[];
  /** The names that it takes of each shared package. */
  takes: Record<string, string[]>;
  needs: Record<string, string>;
  provides: Record<string, string>;
}

export const pageBudget = maxPageBytes;

const endpointPattern = /\/apis\/[\w-]+(?:\/[\w-]+)*\.php/g;

function listEndpoints(folder: string): string[] {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js') && !/\.hi\.\w+\.js$|\.hi\.js$/.test(name));
  return [...new Set(scripts.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(endpointPattern) ?? []))].sort();
}

function readContract(folder: string, { remote, release, routes, takes = {}, needs, provides }: Descriptor): LiveContract {
  const home = getReleaseFolder(folder, remote, release);
  const bytes = measurePages({ folder: home, descriptor: readDescriptor(folder, remote, release) });
  return {
    remote,
    release,
    routes: routes.map(({ id, path: pattern }) => ({ id, path: pattern, bytes: bytes.get(id) ?? 0 })),
    endpoints: existsSync(home) ? listEndpoints(home) : [],
    takes,
    needs,
    provides,
  };
}

/** Releases do not change, so each is read once. */
const cache = new Map<string, LiveContract>();
const maxCached = 50;

/** The contracts of the live releases of a registry; without those that cannot be read. */
export function readLiveContracts(folder: string, { remotes }: Registry): LiveContract[] {
  return Object.entries(remotes).flatMap(([remote, { stable }]) => {
    const key = `${folder} ${stable}`;
    const known = cache.get(key);
    if (known) return known;
    const read = tryRead(() => (isPublished(folder, remote, stable) ? readContract(folder, readDescriptor(folder, remote, stable)) : null));
    if (read === null) return [];
    if (cache.size >= maxCached) cache.clear();
    cache.set(key, read);
    return read;
  });
}
