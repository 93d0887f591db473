import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor, Registry } from '@oracle-astra/shared/contract';
import type { Revision } from '../releases/release-store';

type Channel = Registry['remotes'][string];

const toReleaseFiles = (...names: string[]) => names.map((name) => ({ name, bytes: name.length, integrity: `sha384-${name}` }));

/** The descriptor of a remote's release with one page for each path; ids and files are named after the remote and the path. */
export function remoteRelease(remote: string, number: number, ...paths: string[]): Descriptor {
  const release = `${remote}-${number}`;
  const routes = paths.map((pattern) => ({
    id: `${remote}-${pattern}`,
    path: pattern,
    page: `page.${remote}-${pattern.replace(/\W/g, '')}.js`,
  }));
  return {
    remote,
    release,
    version: `${number}.0.0`,
    container: release.replace('-', '_'),
    entry: 'entry.js',
    early: null,
    routes,
    navigation: [],
    files: toReleaseFiles('entry.js', ...routes.map(({ page }) => page)),
    server: 'server.cjs',
    needs: { react: '^19.0.0' },
    provides: {},
    commit: null,
  };
}

/** The descriptor of a release of the shell. */
export function shellRelease(number = 1): Descriptor {
  const files = toReleaseFiles(
    'base.css',
    'latin.css',
    'devanagari.css',
    'early.ee.js',
    'fonts/eczar-latin-500.aa.woff2',
    'fonts/hind-devanagari-400.bb.woff2',
    'icon.svg',
    'main.cc.js',
    'vendor.dd.js',
  );
  return {
    ...remoteRelease('shell', number),
    entry: 'main.cc.js',
    early: 'early.ee.js',
    files,
    server: null,
    needs: {},
    provides: { react: '19.3.1' },
  };
}

export const channel = (stable: string, others: Partial<Channel> = {}): Channel => ({ stable, canary: null, previous: null, ...others });

/** The revision that a release store would have for these releases and channels. */
export function createRevision(remotes: Registry['remotes'], ...releases: Descriptor[]): Revision {
  return { registry: { revision: 7, remotes }, descriptors: new Map(releases.map((descriptor) => [descriptor.release, descriptor])) };
}

/** Writes a release into a folder of releases: its descriptor, its files, and the build for the server. */
export function writeRelease(folder: string, descriptor: Descriptor): void {
  const home = path.join(folder, descriptor.remote, descriptor.release);
  for (const { name } of descriptor.files) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), `/* ${descriptor.release} ${name} */`);
  }
  writeFileSync(path.join(home, 'server.cjs'), 'module.exports = {}');
  writeFileSync(path.join(home, 'descriptor.json'), JSON.stringify(descriptor));
}

/** Replaces the registry as the release tool does, by renaming a new file over the old one. */
export function writeRegistry(folder: string, revision: number, remotes: Registry['remotes']): void {
  const temporary = path.join(folder, `registry.json.new-${revision}`);
  writeFileSync(temporary, JSON.stringify({ revision, remotes }));
  renameSync(temporary, path.join(folder, 'registry.json'));
}
