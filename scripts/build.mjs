import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundle, getBuildFolders, withOutputFolders } from './builds/bundle.mjs';
import { getBuildLock, getDistFolder } from './builds/build-folders.mjs';
import { withLock } from './serve/lock.mjs';
import { readBuildNames, remoteWorkspaces } from './builds/remote-workspaces.mjs';
import { buildProgram, isProgramBuilt } from './builds/node-programs.mjs';
import { packagePage, packageRemote } from './builds/package-build.mjs';

const require = createRequire(import.meta.url);

export { remoteWorkspaces };

/** @typedef {import('./builds/package-build.mjs').Built} Built */
/** @typedef {import('./builds/package-build.mjs').Route} Route */
/**
 * @typedef {object} BuildOptions
 * @property {boolean} [monolith]
 * @property {string[]} [workspaces]
 * @property {readonly import('./builds/node-programs.mjs').ProgramName[]} [programNames]
 * @property {(line: string) => void} [log]
 */
/**
 * How a workspace is built and packaged.
 *
 * @typedef {object} BuildTarget
 * @property {string} workspace
 * @property {import('../webpack.common.js').ReleaseNames} names
 * @property {() => import('../webpack.common.js').BuildConfiguration[]} configure
 * @property {(built: Built) => Promise<unknown>} createRelease
 */

/** Loaded on demand, so that this file can be imported before the packages are installed. */
const loadBuildFactory = () => /** @type {typeof import('../webpack.common.js')} */ (require('../webpack.common.js'));

/** @param {Pick<BuildTarget, 'workspace' | 'names'>} target */
const getReleaseFolder = ({ workspace, names }) => path.join(getDistFolder(workspace), names.release);
/** @param {BuildTarget} target */
const isBuilt = (target) => existsSync(path.join(getReleaseFolder(target), 'descriptor.json'));

/**
 * Removes old builds except the newest of them, which another process may still be publishing.
 *
 * @param {BuildTarget} target
 */
function prune({ workspace, names }) {
  /** @param {string} name */
  const getModifiedTime = (name) => statSync(path.join(getDistFolder(workspace), name)).mtimeMs;
  const others = readdirSync(getDistFolder(workspace)).filter((name) => name !== names.release);
  const builds = others.filter((name) => existsSync(path.join(getDistFolder(workspace), name, 'descriptor.json')));
  const [last] = builds.sort((a, b) => getModifiedTime(b) - getModifiedTime(a));
  for (const name of others.filter((each) => each !== last))
    rmSync(path.join(getDistFolder(workspace), name), { recursive: true, force: true });
}

/**
 * The routes of the releases in some folders, without their page files.
 *
 * @param {string[]} folders
 */
const readRoutes = (folders) =>
  folders
    .filter((folder) => existsSync(path.join(folder, 'descriptor.json')))
    .flatMap((folder) =>
      JSON.parse(readFileSync(path.join(folder, 'descriptor.json'), 'utf8')).routes.map((/** @type {Route} */ { id, path: pattern }) => ({
        id,
        path: pattern,
      })),
    );

/**
 * The build of a remote for `--against`: changes replace modules of the open page, so each chunk stays a separate file.
 *
 * @param {string} workspace
 * @returns {BuildTarget}
 */
export function getHotTarget(workspace) {
  const { hotRemoteBuilds } = loadBuildFactory();
  const { names } = getBuildTarget(workspace);
  return {
    workspace,
    names: { ...names, release: `${names.release}-dev` },
    configure: () => hotRemoteBuilds(workspace),
    createRelease: (built) => packageRemote({ ...built, hasPageFiles: false }),
  };
}

/**
 * How a workspace (a remote, the shell, or `bench` for the monolith) is built and packaged.
 *
 * @param {string} workspace
 * @returns {BuildTarget}
 */
export function getBuildTarget(workspace) {
  const { releaseOf, remoteBuilds, shellBuilds, monolithBuilds, monolithParts } = loadBuildFactory();
  if (workspace === 'shell') return { workspace, names: releaseOf(workspace), configure: shellBuilds, createRelease: packagePage };
  if (workspace !== 'bench')
    return { workspace, names: releaseOf(workspace), configure: () => remoteBuilds(workspace), createRelease: packageRemote };
  const remoteFolders = () => remoteWorkspaces.map((remote) => getReleaseFolder(getBuildTarget(remote)));
  return {
    workspace,
    names: releaseOf(workspace, monolithParts),
    configure: monolithBuilds,
    /** @param {Built} built */
    createRelease: (built) => packagePage(built, readRoutes(remoteFolders())),
  };
}

/**
 * Builds a release in a staging folder and moves it into place at the end, so that an interrupted build never looks complete.
 *
 * @param {BuildTarget} target
 */
async function buildRelease(target) {
  const stagingFolder = `${getReleaseFolder(target)}.staging`;
  rmSync(stagingFolder, { recursive: true, force: true });
  const { stats, stored } = await bundle(withOutputFolders(target.configure(), getBuildFolders(stagingFolder)));
  const [browser, node] = stats;
  // The cache has to be written completely, even if packaging fails.
  await target
    .createRelease({ stats: browser, nodeStats: node, builds: stats, folder: stagingFolder, names: target.names })
    .finally(() => stored);
  rmSync(getReleaseFolder(target), { recursive: true, force: true });
  renameSync(getBuildFolders(stagingFolder)[0], getReleaseFolder(target));
  prune(target);
}

/**
 * Builds what changed since the last build, under a lock for this checkout. Returns the folder of each release by workspace.
 *
 * @param {BuildOptions} [options]
 */
export async function build({
  monolith = false,
  workspaces = [...remoteWorkspaces, monolith ? 'bench' : 'shell'],
  programNames = ['release', 'server'],
  log = () => {},
} = {}) {
  const targets = workspaces.map(getBuildTarget);
  const changed = () => [...programNames.filter((name) => !isProgramBuilt(name)), ...targets.filter((target) => !isBuilt(target))];
  const buildAll = async () => {
    for (const name of programNames) await buildProgram(name);
    for (const target of targets) {
      if (isBuilt(target)) continue;
      log(`building ${target.workspace === 'bench' ? 'the monolith' : target.workspace}`);
      await buildRelease(target);
    }
  };
  if (changed().length > 0) await withLock(getBuildLock(), buildAll, (owner) => log(`waiting for the build of another process (${owner})`));
  return Object.fromEntries(targets.map((target) => [target.workspace, getReleaseFolder(target)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now();
  await build({ ...readBuildNames(process.argv.slice(2)), log: (line) => console.log(line) });
  console.log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
