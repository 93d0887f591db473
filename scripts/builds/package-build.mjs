import { createRequire } from 'node:module';
import path from 'node:path';
import { isKit } from './build-folders.mjs';
import { getBuildFolders } from './bundle.mjs';
import layout from './layout.cjs';
import { readCommit } from './source-commit.mjs';
import { listBuildTools, listBuiltPackages } from './built-packages.mjs';
import { listTakenNames } from './taken-names.mjs';
import { describeProvided, findDeprecated, listTakenTypes } from '../api-report/report-contract.mjs';
import { loadReleaseTools } from './node-programs.mjs';
import { catalogWorkspaces, readCatalogs } from '../texts/catalogs.mjs';

const require = createRequire(import.meta.url);

/** @typedef {import('../../webpack.common.js').ReleaseNames} ReleaseNames */
/**
 * The builds of a release: the stats of that for browsers and of that for Node, of all of them, their folder, and the names of the
 * release.
 *
 * @typedef {{ stats: import('webpack').Stats, nodeStats: import('webpack').Stats, builds: import('webpack').Stats[], folder: string,
 *   names: ReleaseNames }} Built
 */
/** @typedef {{ id: string, path: string }} Route */

/** Loaded on demand, so that this file can be imported before the packages are installed. */
const loadBuildFactory = () => /** @type {typeof import('../../webpack.common.js')} */ (require('../../webpack.common.js'));

/**
 * Whether a file contains the changes since the previous build, which a watched browser build writes beside its scripts.
 *
 * @param {string} name
 */
export const isChange = (name) => name.includes('.hot-update.');

/**
 * The script of each named chunk of a build; chunks of the same module are one file under several names.
 *
 * @param {import('webpack').Stats} stats
 */
function getChunkFiles(stats) {
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups ?? {}).flatMap(([name, { assets = [] }]) => {
      const script = assets.map((asset) => asset.name).findLast((file) => file.endsWith('.js') && !isChange(file));
      return script === undefined ? [] : [[name, script]];
    }),
  );
}

/** The smallest copies for the shell, which every page loads; for a remote a third of the time and 1.7 % more bytes. */
const qualities = { page: 11, remote: 10, development: 1 };
/** @param {'page' | 'remote'} kind */
const quality = (kind) => qualities[loadBuildFactory().production ? kind : 'development'];

/**
 * The packages of a release. In development nobody asks for them.
 *
 * @param {import('webpack').Stats[]} builds
 */
function describePackages(builds) {
  const packages = loadBuildFactory().production ? listBuiltPackages(builds) : undefined;
  return packages && { packages, tools: listBuildTools() };
}

/**
 * Packages a page build as a release: the shell, or the monolith with its own routes (`tables`). `folder` holds both builds.
 *
 * @param {Built} built
 * @param {Route[]} [tables]
 */
export async function packagePage({ stats, builds, folder, names }, tables = []) {
  const tools = await loadReleaseTools();
  const [browser, node, plainHost] = getBuildFolders(folder);
  const chunks = getChunkFiles(stats);
  const { writeShellAssets } = await import('./shell-assets.mjs');
  writeShellAssets(browser, names);
  if (names.remote === 'shell' && loadBuildFactory().production && !isKit)
    await (await import('./shell-types.mjs')).writeShellTypes(browser);
  const routes = tables.map((route) => ({ ...route, page: chunks[route.id] ?? null }));
  return tools.packageShell({
    ...names,
    folder: browser,
    rendererFile: path.join(node, 'renderer.cjs'),
    frameFolder: plainHost,
    entry: chunks.main,
    early: chunks.inline,
    routes,
    provides: loadBuildFactory().providedVersions,
    ...describeProvided(Object.keys(loadBuildFactory().providedVersions)),
    catalog: await readCatalogs(names.remote === 'bench' ? catalogWorkspaces : ['shared', 'shell']),
    commit: readCommit(),
    bom: describePackages(builds),
    quality: quality('page'),
  });
}

/**
 * Packages a remote's two builds, below `folder`, as a release.
 *
 * @param {Built & { hasPageFiles?: boolean }} built
 */
export async function packageRemote({ stats, nodeStats, builds, folder, names, hasPageFiles = true }) {
  const tools = await loadReleaseTools();
  const { nameInBuildOf, providedVersions, rangeOf } = loadBuildFactory();
  const [browser, node, plainHost] = getBuildFolders(folder);
  const chunks = getChunkFiles(stats);
  const takes = listTakenNames(nodeStats);
  for (const sentence of findDeprecated(takes)) console.warn(`${names.release}: ${sentence}`);
  const needs = Object.fromEntries(Object.keys(providedVersions).map((name) => [name, rangeOf(name)]));
  return tools.packageRemote({
    ...names,
    needs,
    takes,
    types: listTakenTypes(takes),
    catalog: await readCatalogs(['shared', `mfe-${names.remote}`]),
    sourceFolder: path.join(layout.folderOf(`mfe-${names.remote}`), 'src'),
    commit: readCommit(),
    bom: describePackages(builds),
    quality: quality('remote'),
    folder: browser,
    chunks: hasPageFiles ? chunks : {},
    entry: chunks[nameInBuildOf(names)],
    serverFile: path.join(node, 'server.cjs'),
    runtimeFile: path.join(plainHost, 'entry-runtime.js'),
  });
}
