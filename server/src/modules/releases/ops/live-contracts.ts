import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bomFile } from '@oracle-astra/release/src/bom/bom';
import { measurePages, maxPageBytes } from '@oracle-astra/release/src/check/check-bytes';
import { getReleaseFolder, readDescriptor } from '@oracle-astra/release/src/files/release-folder';
import { getReleaseBase } from '@oracle-astra/release/src/packaging/compose-remote';
import type { Descriptor, Registry } from '@oracle-astra/shared/contract';
import { tryRead } from './try-read';

/** The shared exports that the live release of a remote uses, and its size. */
export interface LiveContract {
  remote: string;
  release: string;
  routes: { id: string; path: string; bytes: number }[];
  /** The API paths in its scripts. */
  endpoints: string[];
  /** The names that it imports from each shared package. */
  takes: Record<string, string[]>;
  needs: Record<string, string>;
  provides: Record<string, string>;
  /** The address of its list of packages; null for a release without one. */
  bom: string | null;
}

export const pageBudget = maxPageBytes;

const endpointPattern = /\/apis\/[\w-]+(?:\/[\w-]+)*\.php/g;

async function listEndpoints(folder: string): Promise<string[]> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js') && !/\.hi\.\w+\.js$|\.hi\.js$/.test(name));
  const sources = await Promise.all(scripts.map((name) => readFile(path.join(folder, name), 'utf8')));
  return [...new Set(sources.flatMap((source) => source.match(endpointPattern) ?? []))].sort();
}

async function readContract(folder: string, descriptor: Descriptor): Promise<LiveContract> {
  const { remote, release, routes, files, takes = {}, needs, provides } = descriptor;
  const home = getReleaseFolder(folder, remote, release);
  const bytes = await measurePages({ folder: home, descriptor });
  return {
    remote,
    release,
    routes: routes.map(({ id, path: pattern }) => ({ id, path: pattern, bytes: bytes.get(id) ?? 0 })),
    endpoints: await listEndpoints(home),
    takes,
    needs,
    provides,
    bom: files.some(({ name }) => name === bomFile) ? `${getReleaseBase(descriptor)}${bomFile}` : null,
  };
}

/** Releases do not change, so each is read once. */
const cache = new Map<string, LiveContract>();
const maxCached = 50;

/** The contracts of the live releases of a registry, without unreadable ones. */
export async function readLiveContracts(folder: string, { remotes }: Registry): Promise<LiveContract[]> {
  const contracts: LiveContract[] = [];
  for (const [remote, { stable }] of Object.entries(remotes)) {
    const key = `${folder} ${stable}`;
    const read = cache.get(key) ?? (await tryRead(async () => readContract(folder, await readDescriptor(folder, remote, stable))));
    if (read === null) continue;
    if (cache.size >= maxCached) cache.clear();
    cache.set(key, read);
    contracts.push(read);
  }
  return contracts;
}
