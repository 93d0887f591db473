import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bothBuilds, bundle, into } from './bundle.mjs';
import { buildLock, distOf, root } from './folders.mjs';
import { withLock } from './lock.mjs';
import { buildProgram, isProgramBuilt, releaseTools } from './programs.mjs';

const require = createRequire(import.meta.url);
export const remoteWorkspaces = ['mfe-chat', 'mfe-forum', 'mfe-commerce', 'mfe-content'];

/** The one build factory, read late so that this file needs no installed package to be imported. */
const factory = () => require('../webpack.common.js');

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

const quality = () => (factory().production ? 11 : 1);

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

/** Turns a page build (the shell, or the monolith with the routes that it holds) into a release. `folder` holds both builds. */
export async function describePage({ stats, folder, names }, tables = []) {
  const tools = await releaseTools();
  const [browser, node] = bothBuilds(folder);
  const chunks = chunkFilesOf(stats);
  placeShellAssets(browser, names);
  const routes = tables.map((route) => ({ ...route, page: chunks[route.id] ?? null }));
  return tools.describeShell({ ...names, folder: browser, rendererFile: path.join(node, 'renderer.cjs'), entry: chunks.main, early: chunks.inline, routes, provides: factory().sharedVersions, commit: commit(), quality: quality() });
}

/** Turns a remote's two builds, below `folder`, into a release. */
export async function describeRemote({ stats, folder, names }) {
  const tools = await releaseTools();
  const { sharedPackages, rangeOf } = factory();
  const [browser, node] = bothBuilds(folder);
  const chunks = chunkFilesOf(stats);
  const needs = Object.fromEntries(sharedPackages.map((name) => [name, rangeOf(name)]));
  return tools.describeRemote({
    ...names, needs, commit: commit(), quality: quality(), folder: browser, chunks, entry: chunks[names.container],
    serverFile: path.join(node, 'server.cjs'),
  });
}

const releaseFolder = ({ workspace, names }) => path.join(distOf(workspace), names.release);
const isBuilt = (target) => existsSync(path.join(releaseFolder(target), 'descriptor.json'));

/** Old builds go when a new one is there, save the last of them: another start may just be publishing it. */
function prune({ workspace, names }) {
  const ageOf = (name) => statSync(path.join(distOf(workspace), name)).mtimeMs;
  const others = readdirSync(distOf(workspace)).filter((name) => name !== names.release);
  const builds = others.filter((name) => existsSync(path.join(distOf(workspace), name, 'descriptor.json')));
  const [last] = builds.sort((a, b) => ageOf(b) - ageOf(a));
  for (const name of others.filter((each) => each !== last)) rmSync(path.join(distOf(workspace), name), { recursive: true, force: true });
}

/** The routes of the releases in some folders, without their page files. */
const routesIn = (folders) => folders.filter((folder) => existsSync(path.join(folder, 'descriptor.json'))).flatMap((folder) => JSON.parse(readFileSync(path.join(folder, 'descriptor.json'), 'utf8')).routes.map(({ id, path: pattern }) => ({ id, path: pattern })));

/** What is built of a remote, the shell or the monolith (`bench`), and how it becomes a release. */
export function targetFor(workspace) {
  const { releaseOf, remoteBuilds, shellBuilds, monolithBuilds, monolithParts } = factory();
  if (workspace === 'shell') return { workspace, names: releaseOf(workspace), configure: shellBuilds, describe: describePage };
  if (workspace !== 'bench') return { workspace, names: releaseOf(workspace), configure: () => remoteBuilds(workspace), describe: describeRemote };
  const remoteFolders = () => remoteWorkspaces.map((remote) => releaseFolder(targetFor(remote)));
  return { workspace, names: releaseOf(workspace, monolithParts), configure: monolithBuilds, describe: (built) => describePage(built, routesIn(remoteFolders())) };
}

/** Builds a release beside its place and moves it there whole, so that a killed build leaves none that looks complete. */
async function buildRelease(target) {
  const staged = `${releaseFolder(target)}.coming`;
  rmSync(staged, { recursive: true, force: true });
  const [stats] = await bundle(into(target.configure(), bothBuilds(staged)));
  await target.describe({ stats, folder: staged, names: target.names });
  rmSync(releaseFolder(target), { recursive: true, force: true });
  renameSync(bothBuilds(staged)[0], releaseFolder(target));
  prune(target);
}

/** Builds what changed since the last time, one build at a time in one tree. Returns the folder of each release by workspace. */
export async function build({ monolith = false, workspaces = [...remoteWorkspaces, monolith ? 'bench' : 'shell'], programNames = ['release', 'server'], say = () => {} } = {}) {
  const targets = workspaces.map(targetFor);
  const changed = () => [...programNames.filter((name) => !isProgramBuilt(name)), ...targets.filter((target) => !isBuilt(target))];
  const buildAll = async () => {
    for (const name of programNames) await buildProgram(name);
    for (const target of targets) {
      if (isBuilt(target)) continue;
      say(`building ${target.workspace === 'bench' ? 'the monolith' : target.workspace}`);
      await buildRelease(target);
    }
  };
  if (changed().length > 0) await withLock(buildLock(), buildAll, (owner) => say(`waiting for the build of another process (${owner})`));
  return Object.fromEntries(targets.map((target) => [target.workspace, releaseFolder(target)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now();
  await build({ say: (line) => console.log(line) });
  console.log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
