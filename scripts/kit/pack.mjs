import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { folderOf, root } from '../builds/build-folders.mjs';
import { assembleKit } from './assemble.mjs';

/**
 * Packs the package in `source` into a file in `folder`, as npm would publish it; returns the name of the file.
 *
 * @param {string} source
 * @param {string} folder
 */
export function pack(source, folder) {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', source, '--json', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not pack ${source}: ${stderr}`);
  const [packed] = Object.values(JSON.parse(stdout));
  return packed.filename;
}

/**
 * Packs the shared code and the kit as npm would publish them; resolves with the names of the two files in `folder`.
 *
 * @param {string} folder
 */
export async function packPackages(folder) {
  mkdirSync(folder, { recursive: true });
  const kit = path.join(root, '.cache/remote-kit');
  await assembleKit(kit);
  return { shared: pack(folderOf('shared'), folder), kit: pack(kit, folder) };
}
