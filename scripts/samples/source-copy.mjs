import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { getDistFolder, root, workspaces } from '../builds/build-folders.mjs';

const generated = new Set(['node_modules', 'dist', '.dev', '.cache']);

/**
 * Links the installed packages; the workspaces link to those of the copy.
 *
 * @param {string} folder
 */
function linkPackages(folder) {
  const own = path.join(folder, 'node_modules/@oracle-astra');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@oracle-astra') symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  for (const workspace of workspaces) {
    symlinkSync(path.join(folder, workspace), path.join(own, workspace));
    const nested = path.join(root, workspace, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, path.join(folder, workspace, 'node_modules'));
  }
}

/** A copy of the sources for building samples, so that they do not change this checkout. */
export function copySources() {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const name of ['package.json', 'package-lock.json', 'webpack.common.js', 'tsconfig.base.json', 'scripts', ...workspaces])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: (source) => !generated.has(path.basename(source)) });
  linkPackages(folder);
  // Uses this checkout's release program.
  symlinkSync(getDistFolder('release'), path.join(folder, 'release/dist'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Builds a remote of the copy with some edits, which are reverted afterwards; returns the folder of the release. Throws if a
 * file lacks the text to replace.
 *
 * @param {string} folder
 * @param {string} workspace
 * @param {{ file: string, from: string, to: string }[]} edits
 */
export async function buildEdited(folder, workspace, edits) {
  const before = new Map();
  try {
    for (const { file, from, to } of edits) {
      const at = path.join(folder, file);
      const source = readFileSync(at, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} holds no ${from}`);
      if (!before.has(at)) before.set(at, source);
      writeFileSync(
        at,
        source.replace(from, () => to),
      );
    }
    const program = `import('./scripts/build.mjs').then(({ build }) => build({ workspaces: ['${workspace}'], programNames: [] })).then((built) => console.log(JSON.stringify(built)))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], { cwd: folder, maxBuffer: 1 << 26 });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')[workspace];
  } finally {
    for (const [at, source] of before) writeFileSync(at, source);
  }
}
