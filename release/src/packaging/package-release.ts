import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assertValidName, type Descriptor, type RouteEntry } from '@oracle-astra/shared/contract';
import { bundlePageChunks, isPageFile, type BuildChunks } from './bundle-page-chunks';
import { describeApi } from './describe-api';
import { readDeclaredFlags } from './read-flags';
import { readRouteTable } from './route-table';
import { assertComponentIds } from './assert-component-ids';
import { describeFills, findSlotFaults } from './slots';
import { writeDescriptor, type BuildInfo } from './write-descriptor';
import { addFrame } from '../manifest/add-frame';
import { writeRemoteManifest } from '../manifest/write-remote-manifest';
import type { Catalog } from '../messages/catalog';
import { createScriptLocalizer, findMessageIds, localizeBrowserScripts, localizeInPlace } from '../messages/localize-scripts';

interface RemoteBuild extends BuildInfo, BuildChunks {
  /** Folder of the browser build, which becomes the release. */
  folder: string;
  /** The build for Node. */
  serverFile: string;
  /** The federation runtime for hosts that are not ours. */
  runtimeFile: string;
  /** Version range of each shared package that the remote requires. */
  needs: Record<string, string>;
  /** The names that it imports from each shared package, if the build knows them. */
  takes?: Record<string, string[]>;
  /** The hashes of the types of those names, and of its exposed module. */
  types?: Descriptor['types'];
  /** The messages of the remote and of the packages bundled into it. */
  catalog: Catalog;
  /** The folder of its sources, with the declarations of its flags. */
  sourceFolder?: string;
}

/** Packages the builds of a remote as a release: bundles its page chunks, adds the Node build and writes the descriptor. */
export async function packageRemote({
  folder,
  serverFile,
  runtimeFile,
  entry,
  chunks,
  needs,
  takes,
  types,
  catalog,
  sourceFolder,
  quality,
  bom,
  ...names
}: RemoteBuild): Promise<Descriptor> {
  assertValidNames(names);
  await assertComponentIds(folder, serverFile);
  copyFileSync(serverFile, path.join(folder, 'server.cjs'));
  const serverSource = readFileSync(serverFile, 'utf8');
  const { routes, navigation, labels, slots, fills = [] } = readRouteTable(names.remote, serverSource, catalog);
  // The composition contains the labels of links; a script that uses such a message elsewhere contains it too.
  const shown = findMessageIds(folder, catalog, chunks.routes);
  const localizer = createScriptLocalizer({ catalog, release: names.release, except: new Set([...labels].filter((id) => !shown.has(id))) });
  const pages = bundlePageChunks(folder, { entry, chunks }, [...routes.map(({ id }) => id), ...fills.map(({ name }) => name)]);
  const described = { slots, ...(fills.length > 0 && { fills: describeFills(fills, pages) }) };
  const [fault] = findSlotFaults({ ...names, routes: routes.map((route) => ({ ...route, page: null })), ...described });
  if (fault) throw new Error(`${fault.name}: ${fault.message}`);
  localizeBrowserScripts({ folder, localizer, keeps: (name) => !isPageFile(name) });
  localizeInPlace(path.join(folder, 'server.cjs'), localizer);
  writeRemoteManifest(folder, { ...names, entry, runtimeFile, needs });
  return writeDescriptor(
    folder,
    { quality, bom },
    {
      ...names,
      entry,
      early: null,
      navigation,
      needs,
      takes,
      types,
      api: describeApi(needs, serverSource),
      ...(sourceFolder !== undefined && { flags: await readDeclaredFlags(names.remote, sourceFolder) }),
      provides: {},
      server: 'server.cjs',
      ...described,
      routes: routes.map((route) => ({ ...route, page: pages.get(route.id) ?? null })),
    },
  );
}

interface ShellBuild extends BuildInfo {
  folder: string;
  /** The build for Node. */
  rendererFile: string;
  /** The folder of the build for hosts that are not ours, if there is one. */
  frameFolder?: string;
  /** The script that starts the page; `vendor` is a second initial chunk. */
  entry: string;
  /** The script that is inlined into the document. */
  early: string;
  provides: Record<string, string>;
  /** Hashes of the types of its exports, and the deprecated ones among them. */
  types?: Descriptor['types'];
  deprecated?: Descriptor['deprecated'];
  /** Routes of the build itself; only the monolith has any. */
  routes?: RouteEntry[];
  /** The messages of the build and of the packages bundled into it. */
  catalog: Catalog;
}

/** The packages of a page, its largest script, are the same in both languages and stay cached when a visitor switches. */
const isVendor = (name: string) => /^vendor\./.test(name);

/** Packages a page build as a release: the shell, which owns no routes, or the monolith. */
export async function packageShell({
  folder,
  rendererFile,
  frameFolder,
  entry,
  early,
  provides,
  types,
  deprecated,
  catalog,
  quality,
  bom,
  routes = [],
  ...names
}: ShellBuild): Promise<Descriptor> {
  assertValidNames(names);
  await assertComponentIds(folder, rendererFile);
  copyFileSync(rendererFile, path.join(folder, 'renderer.cjs'));
  const localizer = createScriptLocalizer({ catalog, release: names.release });
  localizeBrowserScripts({ folder, localizer, neutral: isVendor, carrier: entry });
  localizeInPlace(path.join(folder, 'renderer.cjs'), localizer);
  if (frameFolder !== undefined) addFrame(folder, { ...names, frameFolder, localizer, provides });
  return writeDescriptor(
    folder,
    { quality, bom },
    {
      ...names,
      entry,
      early,
      navigation: [],
      routes,
      needs: {},
      provides,
      types,
      deprecated,
      server: 'renderer.cjs',
    },
  );
}

/** Called before any file is written. */
function assertValidNames({ remote, version, release, container }: Pick<BuildInfo, 'remote' | 'version' | 'release' | 'container'>): void {
  assertValidName('remote', remote);
  assertValidName('version', version);
  assertValidName('release', release);
  assertValidName('container', container);
}
