import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const remoteWorkspaces = ['mfe-chat', 'mfe-forum', 'mfe-commerce', 'mfe-content'];

/** The one build factory, read late so that this file needs no installed package to be imported. */
const factory = () => require('../webpack.common.js');

/** Runs webpack on some configurations; throws with its messages where one fails. */
async function bundle(configurations) {
  const webpack = require('webpack');
  const compiler = webpack(configurations);
  const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return stats.stats;
}

/** The script of each named chunk of a build; chunks of the same module are one file under several names. */
export function chunkFilesOf(stats) {
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(Object.entries(namedChunkGroups).map(([name, { assets }]) => [name, assets.map((asset) => asset.name).findLast((file) => file.endsWith('.js'))]));
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim();
  } catch {
    return null;
  }
}

/** Where a build lies: below its release's name, or below `built` where it is offered under another. */
const folderOf = (workspace, { release, built = release }) => path.join(distOf(workspace), built);

/** A file of the build for Node, which lies beside the browser's. */
const nodeFile = (workspace, names, file) => path.join(`${folderOf(workspace, names)}.node`, file);

const distOf = (workspace) => path.join(root, workspace, 'dist');
const quality = () => (factory().production ? 11 : 1);

/** Builds of Node programs are redone when their sources, or the contract, change; what they read at run time goes beside them. */
async function buildProgram(workspace, program) {
  const { contentHash, nodeBuild } = factory();
  const stamp = path.join(distOf(workspace), 'built-from');
  const from = contentHash([workspace, 'shared']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  await bundle([nodeBuild(workspace, program.entries)]);
  copyBeside(workspace, program);
  writeFileSync(stamp, from);
}

/** Copies what a program reads at run time beside its bundle. */
export function copyBeside(workspace, { beside = {} }) {
  for (const [name, folder] of Object.entries(beside)) cpSync(path.join(root, folder), path.join(distOf(workspace), name), { recursive: true });
}

export const programs = {
  server: { entries: { server: './server/src/server.ts', 'render-worker': './server/src/rendering/worker/render-worker.ts' }, beside: { migrations: 'server/src/db/migrations', assets: 'server/assets' } },
  release: { entries: { release: './release/src/index.ts' } },
};

export const releaseTools = () => import(pathToFileURL(path.join(distOf('release'), 'release.mjs')).href);

/** Fonts, base styles and the icon, below the shell's release, with the addresses that they will have. */
function placeShellAssets(folder, { remote, release }) {
  const theme = path.join(root, 'shared/src/theme');
  mkdirSync(path.join(folder, 'fonts'), { recursive: true });
  const css = readFileSync(path.join(theme, 'base.css'), 'utf8').replace(/url\(["']?fonts\/([^"')]+)["']?\)/g, (_match, name) => {
    const content = readFileSync(path.join(theme, 'fonts', name));
    const hashed = `fonts/${name.replace(/\.woff2$/, '')}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.woff2`;
    writeFileSync(path.join(folder, hashed), content);
    return `url(/releases/${remote}/${release}/${hashed})`;
  });
  const small = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*\n\s*/g, '').replace(/\s{2,}/g, ' ');
  // Faces that are fetched stand apart, for pages come without them first: see the document that the server writes.
  const fetched = /@font-face\{[^}]*url\([^}]*\}/g;
  const [devanagari, latin] = [true, false].map((is) => small.match(fetched).filter((face) => face.includes('-devanagari-') === is).join(''));
  writeFileSync(path.join(folder, 'base.css'), small.replace(fetched, ''));
  writeFileSync(path.join(folder, 'latin.css'), latin);
  writeFileSync(path.join(folder, 'devanagari.css'), devanagari);
  writeFileSync(path.join(folder, 'icon.svg'), readFileSync(path.join(root, 'shell/assets/icon.svg')));
}

/** Turns the stats of a page build (the shell, or the monolith with the routes that it holds) into a release. */
export async function describePage(stats, names, workspace, tables = []) {
  const tools = await releaseTools();
  const folder = folderOf(workspace, names);
  const chunks = chunkFilesOf(stats);
  placeShellAssets(folder, names);
  const routes = tables.map((route) => ({ ...route, page: chunks[route.id] ?? null }));
  const { built: _built, ...rest } = names;
  return tools.describeShell({ ...rest, folder, rendererFile: nodeFile(workspace, names, 'renderer.cjs'), entry: chunks.main, early: chunks.early, routes, provides: factory().sharedVersions, commit: commit(), quality: quality() });
}

/** Turns the stats of a remote's two builds into a release. */
export async function describeRemote(stats, names, workspace) {
  const tools = await releaseTools();
  const { sharedPackages, rangeOf } = factory();
  const chunks = chunkFilesOf(stats);
  const { built: _built, ...rest } = names;
  const needs = Object.fromEntries(sharedPackages.map((name) => [name, rangeOf(name)]));
  return tools.describeRemote({
    ...rest, needs, commit: commit(), quality: quality(), folder: folderOf(workspace, names), chunks, entry: chunks[names.container],
    serverFile: nodeFile(workspace, names, 'server.cjs'),
  });
}

/** Old builds go when a new one is there. */
function prune(workspace, release) {
  for (const name of readdirSync(distOf(workspace))) {
    if (!name.startsWith(release) && name !== 'monolith') rmSync(path.join(distOf(workspace), name), { recursive: true, force: true });
  }
}

const built = (workspace, { release }) => existsSync(path.join(distOf(workspace), release, 'descriptor.json'));

/** The routes of the releases in some folders, without their page files. */
const routesIn = (folders) => folders.filter((folder) => existsSync(path.join(folder, 'descriptor.json'))).flatMap((folder) => JSON.parse(readFileSync(path.join(folder, 'descriptor.json'), 'utf8')).routes.map(({ id, path: pattern }) => ({ id, path: pattern })));

/** Builds what changed since the last time. Returns the folder of each release by workspace. */
export async function build({ monolith = false, say = () => {} } = {}) {
  const { releaseOf, remoteBuilds, shellBuilds, monolithBuilds, monolithParts } = factory();
  await buildProgram('release', programs.release);
  await buildProgram('server', programs.server);
  const folders = {};
  for (const workspace of remoteWorkspaces) {
    const names = releaseOf(workspace);
    if (!built(workspace, names)) {
      say(`building ${workspace}`);
      const [stats] = await bundle(remoteBuilds(workspace));
      await describeRemote(stats, names, workspace);
      prune(workspace, names.release);
    }
    folders[workspace] = path.join(distOf(workspace), names.release);
  }
  const [host, names, make] = monolith ? ['bench', releaseOf('bench', monolithParts), monolithBuilds] : ['shell', releaseOf('shell'), shellBuilds];
  folders[host] = path.join(distOf(host), names.release);
  if (!built(host, names)) {
    say(`building ${monolith ? 'the monolith' : host}`);
    const [stats] = await bundle(make());
    await describePage(stats, names, host, monolith ? routesIn(Object.values(folders)) : []);
    prune(host, names.release);
  }
  return folders;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now();
  await build({ say: (line) => console.log(line) });
  console.log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
