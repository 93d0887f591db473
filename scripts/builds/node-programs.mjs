import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bundle, withOutputFolders } from './bundle.mjs';
import { getDistFolder, isKit, root } from './build-folders.mjs';
import { listBuildTools, listNeededPackages, readLock } from './built-packages.mjs';
import { readCommit } from './source-commit.mjs';

const require = createRequire(import.meta.url);

/**
 * @typedef {object} Program
 * @property {string[]} bundled the workspaces that are bundled into it
 * @property {Record<string, string>} entries
 * @property {Record<string, string>} [runtimeFiles] the folders that it reads at run time: name in dist → source
 *
 * @typedef {'server' | 'release'} ProgramName
 * @typedef {typeof import('../../release/src/index')} ReleaseTools
 */

/**
 * The Node programs of this repository.
 *
 * @type {Record<ProgramName, Program>}
 */
export const programs = {
  server: {
    bundled: ['shared', 'release'],
    entries: {
      server: './server/src/server.ts',
      site: './server/src/frame/site-program.ts',
      moderate: './server/src/moderate.ts',
      db: './server/src/db-tool/db.ts',
      accuracy: './server/src/accuracy/accuracy.ts',
      'check-model': './server/src/astrologers/evaluation/check-model.ts',
      eval: './server/src/astrologers/evaluation/eval.ts',
      'draw-figures': './server/src/articles/draw-figures.ts',
      'local-gateway': './server/src/local-gateway/local-gateway.ts',
      'render-worker': './server/src/rendering/worker/render-worker.ts',
    },
    runtimeFiles: { migrations: 'server/src/db/migrations', assets: 'server/assets' },
  },
  release: { bundled: ['shared'], entries: { release: './release/src/index.ts' } },
};

/** @returns {Promise<ReleaseTools>} */
export const loadReleaseTools = () => import(pathToFileURL(path.join(getDistFolder('release'), 'release.mjs')).href);

/** @param {ProgramName} workspace */
const getStampFile = (workspace) => path.join(getDistFolder(workspace), 'built-from');
/** @param {ProgramName} workspace */
const hashSources = (workspace) => require('../../webpack.common.js').contentHash([workspace, ...programs[workspace].bundled]);

/**
 * Whether a program was built from the current sources of its workspace and of those bundled into it.
 *
 * @param {ProgramName} workspace
 */
export const isProgramBuilt = (workspace) =>
  isKit || (existsSync(getStampFile(workspace)) && readFileSync(getStampFile(workspace), 'utf8') === hashSources(workspace));

/**
 * Builds a Node program whose sources changed. Files are replaced by renames, because the old build may be running.
 *
 * @param {ProgramName} workspace
 */
export async function buildProgram(workspace) {
  if (isProgramBuilt(workspace)) return;
  const { nodeBuild } = require('../../webpack.common.js');
  const from = hashSources(workspace);
  const stagingFolder = path.join(getDistFolder(workspace), 'staging');
  rmSync(stagingFolder, { recursive: true, force: true });
  const { stored } = await bundle(withOutputFolders([nodeBuild(workspace, programs[workspace].entries)], [stagingFolder]));
  await stored;
  copyRuntimeFiles(workspace, stagingFolder);
  if (workspace === 'server') await writeServerBom(stagingFolder);
  rmSync(getStampFile(workspace), { force: true });
  moveContents(stagingFolder, getDistFolder(workspace));
  writeFileSync(getStampFile(workspace), from);
}

/**
 * Lists the packages that the server needs, for `/ops`.
 *
 * @param {string} folder
 */
async function writeServerBom(folder) {
  const lock = readLock();
  if (lock === null) return;
  await buildProgram('release');
  const { createBom, bomFile } = await loadReleaseTools();
  const { version = 'unknown' } = lock.server ?? {};
  const packages = listNeededPackages(lock, 'server');
  const bom = createBom({ name: 'server', version, commit: readCommit(), packages, tools: listBuildTools() });
  writeFileSync(path.join(folder, bomFile), `${JSON.stringify(bom, null, 1)}\n`);
}

/**
 * Copies the folders that a program reads at run time next to its bundle.
 *
 * @param {ProgramName} workspace
 * @param {string} folder
 */
export function copyRuntimeFiles(workspace, folder) {
  for (const [name, source] of Object.entries(programs[workspace].runtimeFiles ?? {})) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    cpSync(path.join(root, source), path.join(folder, name), { recursive: true });
  }
}

/**
 * Moves the contents of a folder into another and replaces entries of the same name.
 *
 * @param {string} from
 * @param {string} to
 */
function moveContents(from, to) {
  const old = path.join(from, 'old');
  mkdirSync(old);
  for (const entry of readdirSync(from, { withFileTypes: true }).filter(({ name }) => name !== 'old')) {
    const target = path.join(to, entry.name);
    // A rename replaces a file, but not a folder that has contents.
    if (entry.isDirectory() && existsSync(target)) renameSync(target, path.join(old, entry.name));
    renameSync(path.join(from, entry.name), target);
  }
  rmSync(from, { recursive: true });
}
