import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build.mjs';
import { getDistFolder, root } from '../builds/build-folders.mjs';
import { pack, packPackages } from './pack.mjs';
import { createServerPackage, listChunks, listImports } from './site-server.mjs';

/**
 * Puts the files of the package into an empty folder: the built programs, the migrations, and a release of the shell.
 *
 * @param {string} folder
 */
async function assembleServer(folder) {
  const { shell } = await build({ workspaces: ['shell'], log: console.log });
  const dist = getDistFolder('server');
  const files = listChunks(dist);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
  for (const file of files) cpSync(path.join(dist, file), path.join(folder, 'dist', file));
  cpSync(path.join(dist, 'migrations'), path.join(folder, 'dist/migrations'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/assets/README.md'), 'The server looks for its chart library from here.\n');
  cpSync(shell, path.join(folder, 'shell', path.basename(shell)), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(createServerPackage(listImports(dist, files)), null, 2)}\n`);
}

/**
 * Packs the shared code, the kit, and the server with the shell; resolves with the names of the three files in `folder`.
 *
 * @param {string} folder
 */
export async function packSite(folder) {
  const packed = await packPackages(folder);
  const server = path.join(root, '.cache/site-server');
  await assembleServer(server);
  return { ...packed, server: pack(server, folder) };
}
