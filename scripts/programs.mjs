import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bundle, into } from './bundle.mjs';
import { distOf, root } from './folders.mjs';

const require = createRequire(import.meta.url);

/** The programs for Node, with the folders that they read at run time. */
export const programs = {
  server: { entries: { server: './server/src/server.ts', 'render-worker': './server/src/rendering/worker/render-worker.ts' }, beside: { migrations: 'server/src/db/migrations', assets: 'server/assets' } },
  release: { entries: { release: './release/src/index.ts' } },
};

export const releaseTools = () => import(pathToFileURL(path.join(distOf('release'), 'release.mjs')).href);

const stampOf = (workspace) => path.join(distOf(workspace), 'built-from');
const sourcesOf = (workspace) => require('../webpack.common.js').contentHash([workspace, 'shared']);

/** Whether a program is built from the sources as they are, the contract among them. */
export const isProgramBuilt = (workspace) => existsSync(stampOf(workspace)) && readFileSync(stampOf(workspace), 'utf8') === sourcesOf(workspace);

/** Builds a program for Node where its sources changed. Each file takes the place of the old one whole, for the old one may run. */
export async function buildProgram(workspace) {
  if (isProgramBuilt(workspace)) return;
  const { nodeBuild } = require('../webpack.common.js');
  const from = sourcesOf(workspace);
  const staged = path.join(distOf(workspace), 'coming');
  rmSync(staged, { recursive: true, force: true });
  await bundle(into([nodeBuild(workspace, programs[workspace].entries)], [staged]));
  copyBeside(workspace, staged);
  rmSync(stampOf(workspace), { force: true });
  moveContent(staged, distOf(workspace));
  writeFileSync(stampOf(workspace), from);
}

/** Copies what a program reads at run time beside its bundle. */
export function copyBeside(workspace, folder) {
  for (const [name, source] of Object.entries(programs[workspace].beside ?? {})) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    cpSync(path.join(root, source), path.join(folder, name), { recursive: true });
  }
}

/** Moves everything in a folder to another, in the place of what has the same name there. */
function moveContent(from, to) {
  const old = path.join(from, 'old');
  mkdirSync(old);
  for (const entry of readdirSync(from, { withFileTypes: true }).filter(({ name }) => name !== 'old')) {
    const target = path.join(to, entry.name);
    // A rename replaces a file, but no folder that holds something.
    if (entry.isDirectory() && existsSync(target)) renameSync(target, path.join(old, entry.name));
    renameSync(path.join(from, entry.name), target);
  }
  rmSync(from, { recursive: true });
}
