import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales, localizeFileName } from '@oracle-astra/shared/contract';
import { toIntegrity } from '../files/release-files';
import { isPageFile } from '../packaging/bundle-page-chunks';
import { manifestFile, parseManifest, type Assets, type Manifest } from './manifest';

/** The second file of the federation plugin: build statistics, with paths of the machine. */
const statsFile = 'mf-stats.json';

/** Excludes joined files and variants of a language, which only the site's own documents use. */
const isOwn = (name: string, all: ReadonlySet<string>) =>
  isPageFile(name) || [...all].some((other) => locales.some((locale) => localizeFileName(other, locale) === name));

/** The hash of each script that a host may load by its own name. */
function hashScripts(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const all = new Set(names);
  const loadable = names.filter((name) => !isOwn(name, all)).sort();
  return Object.fromEntries(loadable.map((name) => [name, toIntegrity(readFileSync(path.join(folder, name)))]));
}

/**
 * Writes the entry for hosts that are not ours: the release's own entry, with the federation runtime and the facts that it needs
 * before it, in one function. A global of another script with the name of the runtime is kept. Returns the file's name.
 */
function writeEntry(
  folder: string,
  { runtimeFile, entry, container }: Pick<RemoteManifest, 'runtimeFile' | 'entry' | 'container'>,
): string {
  const facts = JSON.stringify({ container, hashes: hashScripts(folder) });
  const source = [
    `(()=>{const before=globalThis._FEDERATION_BUNDLER,ENTRY_FACTS=${facts};`,
    readFileSync(runtimeFile, 'utf8'),
    readFileSync(path.join(folder, entry), 'utf8'),
    `;globalThis.${container}=${container};globalThis._FEDERATION_BUNDLER=before})();`,
  ].join('\n');
  const name = `mf-entry.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.js`;
  writeFileSync(path.join(folder, name), source);
  return name;
}

/** The order of assets depends on the order in which modules were compiled. */
const sortAssets = ({ js, css }: Assets): Assets => ({
  js: { sync: js.sync.toSorted(), async: js.async.toSorted() },
  css: { sync: css.sync.toSorted(), async: css.async.toSorted() },
});

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');

/** The common facts of the release and its manifest; `container` is the global that its entry defines. */
export interface ReleaseFacts {
  remote: string;
  version: string;
  container: string;
}

/** Completes the manifest of the federation plugin with the release's facts, sorts it, and removes the statistics. */
export function completeManifest(
  folder: string,
  { remote, version, container }: ReleaseFacts,
  change: (manifest: Manifest) => Manifest,
): void {
  const file = path.join(folder, manifestFile);
  const text = readFileSync(file, 'utf8');
  const manifest = change(parseManifest(text.replaceAll(parseManifest(text).name, container)));
  const { metaData, exposes, shared } = manifest;
  const complete: Manifest = {
    ...manifest,
    metaData: { ...metaData, buildInfo: { buildVersion: version, buildName: remote } },
    exposes: exposes.map((expose) => ({ ...expose, assets: sortAssets(expose.assets) })).sort(byName),
    shared: shared.map((each) => ({ ...each, assets: sortAssets(each.assets) })).sort(byName),
  };
  writeFileSync(file, `${JSON.stringify(complete, null, 1)}\n`);
  rmSync(path.join(folder, statsFile), { force: true });
}

interface RemoteManifest extends ReleaseFacts {
  /** The release's own entry. */
  entry: string;
  /** The federation runtime for hosts that are not ours. */
  runtimeFile: string;
  /** Version range of each shared package that the remote requires. */
  needs: Record<string, string>;
}

/**
 * Completes the manifest of a remote: it names the entry for hosts that are not ours, and the ranges of the descriptor for what
 * the build consumes. Does nothing without a manifest, as in `npm run dev -- --against`.
 */
export function writeRemoteManifest(folder: string, { needs, ...facts }: RemoteManifest): void {
  if (!existsSync(path.join(folder, manifestFile))) return;
  const entry = writeEntry(folder, facts);
  completeManifest(folder, facts, (manifest) => ({
    ...manifest,
    metaData: { ...manifest.metaData, remoteEntry: { ...manifest.metaData.remoteEntry, name: entry } },
    shared: manifest.shared.map((each) => {
      const range = needs[each.name] ?? each.requiredVersion;
      return { ...each, requiredVersion: range, version: range.replace(/^\D+/, '') };
    }),
  }));
}
