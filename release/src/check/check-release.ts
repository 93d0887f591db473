import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, localizeFileName, type Descriptor, type Registry } from '@oracle-astra/shared/contract';
import { assertComponentIds } from '../packaging/assert-component-ids';
import { readRegistry } from '../registry/registry-file';
import { getReleaseFolder, readDescriptor } from '../files/release-folder';
import { findFileFaults } from '../files/release-integrity';
import { readKeys, verifyFolder, type KeyEnvironment } from '../files/signatures';
import { checkApi } from './contract/check-api';
import { checkBytes } from './check-bytes';
import { checkManifest } from './contract/check-manifest';
import { checkBom } from './contract/check-bom';
import { checkContract } from './contract/check-contract';
import { checkFlags } from './contract/check-flags';
import { checkNavigation, checkRoutes } from './check-routes';
import { checkSlots } from './fills/check-slots';
import { checkStyles, readGivenProperties } from './check-styles';
import { finding, formatFinding, type Finding } from './finding';
import { readGiven, readLive, readLiveRemotes } from './live-releases';
import { repeatRules } from './repeats/check-repeats';
import { tryPages, type Tried, type TryOptions } from './try-pages';

export interface CheckOptions extends TryOptions {
  env?: KeyEnvironment;
  /** The live releases; by default those of the current registry. */
  registry?: Registry;
}

const toFinding = async (rule: string, check: () => Promise<unknown>): Promise<Finding[]> => {
  try {
    await check();
    return [];
  } catch (error) {
    return [finding(rule, null, error instanceof Error ? error.message : String(error))];
  }
};

/** The descriptor must match the release: files, signature, container, routes, component ids. */
async function checkBuild(folder: string, descriptor: Descriptor, env: KeyEnvironment): Promise<Finding[]> {
  const home = getReleaseFolder(folder, descriptor.remote, descriptor.release);
  const files = (await findFileFaults(home, descriptor)).map((fault) => finding('files', descriptor.release, fault));
  const signature =
    env.RELEASE_SIGNATURES === 'required'
      ? await toFinding('signature', async () => verifyFolder(home, descriptor.remote, await readKeys(folder, env)))
      : [];
  const { server, plain } = descriptor;
  if (server === null && !plain)
    return [...files, ...signature, finding('server-build', descriptor.release, 'has no build for the server: package both builds')];
  if (files.length > 0) return [...files, ...signature];
  return [
    ...signature,
    ...(await checkManifest(home, descriptor)),
    ...(await checkBom(home, descriptor)),
    ...(server === null ? [] : await toFinding('component-ids', () => assertComponentIds(home, path.join(home, server)))),
    ...(descriptor.remote === 'shell' || descriptor.remote === 'bench' ? [] : await checkEntry(home, descriptor)),
  ];
}

/** The entry must define the container of the release, by which the browser finds it. */
async function checkEntry(home: string, { container, entry, files }: Descriptor): Promise<Finding[]> {
  const file = files.some(({ name }) => name === entry) ? entry : localizeFileName(entry, defaultLocale);
  const isOwn = (await readFile(path.join(home, file), 'utf8')).includes(container);
  return isOwn ? [] : [finding('files', entry, `does not define ${container}: it is the entry of another release`)];
}

async function checkRemote(folder: string, registry: Registry, candidate: Descriptor, options: TryOptions): Promise<Finding[]> {
  const live = await readLive(folder, registry, candidate.remote);
  const home = (descriptor: Descriptor) => getReleaseFolder(folder, descriptor.remote, descriptor.release);
  const own = [
    ...checkRoutes(candidate, live ?? undefined, await readLiveRemotes(folder, registry, candidate.remote)),
    ...checkNavigation(candidate),
    ...checkSlots(candidate),
    ...checkApi(candidate),
    ...checkFlags(candidate, registry),
    ...(await checkBytes({ folder: home(candidate), descriptor: candidate }, live && { folder: home(live), descriptor: live })),
  ];
  const shells = await readGiven(folder, registry, 'shell');
  const results = [];
  for (const shell of shells)
    results.push(...(await checkOver(folder, { shell, remote: candidate }, live && { shell, remote: live }, options)));
  // A fault over both shells is reported once.
  const messages = results.map(formatFinding);
  return [...own, ...results.filter((each, at) => messages.indexOf(formatFinding(each)) === at)];
}

/** Checks a remote with a live shell: its imports and its pages. */
async function checkOver(
  folder: string,
  { shell, remote }: Tried & { remote: Descriptor },
  live: Tried | null,
  options: TryOptions,
): Promise<Finding[]> {
  const home = (descriptor: Descriptor) => getReleaseFolder(folder, descriptor.remote, descriptor.release);
  const tried = await tryPages(folder, { shell, remote }, live, options);
  // The browser renders a remote without code of ours, so that only what it needs can be compared here.
  if (tried === null) return remote.plain ? checkContract(remote, shell, null, false) : [];
  return [
    ...checkContract(remote, shell, tried.trial.given, false),
    ...(await checkStyles(home(remote), remote, await readGivenProperties(home(shell), shell))),
    ...tried.findings,
  ];
}

/** The faults of a live remote's pages that count against a new shell. */
const faultsOfShell = ['load', 'render', 'shared-names', 'shared-tags', ...repeatRules];

async function checkShell(folder: string, registry: Registry, candidate: Descriptor, options: TryOptions): Promise<Finding[]> {
  const own = await tryPages(folder, { shell: candidate, remote: null }, null, options);
  if (own === null) return [];
  const givenProperties = await readGivenProperties(getReleaseFolder(folder, candidate.remote, candidate.release), candidate);
  const remotes = await readLiveRemotes(folder, registry, 'shell');
  const shell = await readLive(folder, registry, 'shell');
  const tried = [];
  for (const remote of remotes) {
    const results = await tryPages(folder, { shell: candidate, remote }, shell && { shell, remote }, options);
    tried.push(...(results?.findings.filter(({ rule }) => faultsOfShell.includes(rule)) ?? []));
  }
  const styles = await Promise.all(
    remotes.map((remote) => checkStyles(getReleaseFolder(folder, remote.remote, remote.release), remote, givenProperties)),
  );
  return [
    ...own.findings,
    ...remotes.flatMap((remote) => checkContract(remote, candidate, own.trial.given, true)),
    ...tried,
    ...styles.flat(),
  ];
}

/** The findings against a published release next to the live ones; empty if it may be promoted. */
export async function checkRelease(folder: string, remote: string, release: string, options: CheckOptions = {}): Promise<Finding[]> {
  const candidate = await readDescriptor(folder, remote, release);
  const build = await checkBuild(folder, candidate, options.env ?? {});
  if (build.some(({ rule }) => rule === 'files')) return build;
  const registry = options.registry ?? (await readRegistry(folder));
  const rest =
    remote === 'shell'
      ? await checkShell(folder, registry, candidate, options)
      : remote === 'bench'
        ? []
        : await checkRemote(folder, registry, candidate, options);
  return [...build, ...rest];
}
