import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertValidName, readDescriptor, type Descriptor, type RouteEntry } from '@oracle-astra/shared/contract';
import { joinPages, type BuiltFiles } from './join-pages';
import { compressFiles, releaseFilesIn } from './release-files';
import { routeTableOf } from './route-table';
import { refuseOtherComponents } from './same-components';

export interface Built {
  remote: string;
  version: string;
  release: string;
  container: string;
  commit: string | null;
  /** Brotli quality of the compressed twins, 0 to 11. */
  quality: number;
}

interface BuiltRemote extends Built, BuiltFiles {
  /** Folder of the browser's build, which becomes the release. */
  folder: string;
  /** The build for Node. */
  serverFile: string;
  /** Shared packages that it takes, with the range that it was built against. */
  needs: Record<string, string>;
}

/** Makes a remote's build a release: joins its pages, puts the server's build in, and writes the descriptor. */
export function describeRemote({ folder, serverFile, entry, chunks, needs, quality, ...names }: BuiltRemote): Descriptor {
  refuseNames(names);
  refuseOtherComponents(folder, serverFile);
  copyFileSync(serverFile, path.join(folder, 'server.cjs'));
  const { routes, navigation } = routeTableOf(names.remote, readFileSync(serverFile, 'utf8'));
  const pages = joinPages(folder, { entry, chunks }, routes.map(({ id }) => id));
  return write(folder, quality, {
    ...names, entry, early: null, navigation, needs, provides: {}, server: 'server.cjs',
    routes: routes.map((route) => ({ ...route, page: pages.get(route.id) ?? null })),
  });
}

interface BuiltShell extends Built {
  folder: string;
  /** The build for Node. */
  rendererFile: string;
  /** The script that starts the page; `vendor` stands beside it. */
  entry: string;
  /** The script that the document carries inline. */
  early: string;
  provides: Record<string, string>;
  /** Routes that the build holds itself: none, but for the monolith. */
  routes?: RouteEntry[];
}

/** Makes a build of the page itself a release: the shell's, which owns no routes, or the monolith's. */
export function describeShell({ folder, rendererFile, entry, early, provides, quality, routes = [], ...names }: BuiltShell): Descriptor {
  refuseNames(names);
  refuseOtherComponents(folder, rendererFile);
  copyFileSync(rendererFile, path.join(folder, 'renderer.cjs'));
  return write(folder, quality, { ...names, entry, early, navigation: [], routes, needs: {}, provides, server: 'renderer.cjs' });
}

/** Before anything is written. */
function refuseNames({ remote, version, release, container }: Pick<Built, 'remote' | 'version' | 'release' | 'container'>): void {
  assertValidName('remote', remote);
  assertValidName('version', version);
  assertValidName('release', release);
  assertValidName('container', container);
}

function write(folder: string, quality: number, described: Omit<Descriptor, 'files'>): Descriptor {
  const files = releaseFilesIn(folder);
  const descriptor = readDescriptor({ ...described, files });
  compressFiles(folder, files.filter(({ name }) => name !== described.server), quality);
  writeFileSync(path.join(folder, 'descriptor.json'), `${JSON.stringify(descriptor, null, 1)}\n`);
  return descriptor;
}
