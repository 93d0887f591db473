import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { folderOf, root } from './build-folders.mjs';
import { tools } from '../test/tools.mjs';

/** The file of a release of the shell with the types of what it provides. */
export const typesFile = 'types.json';

/** @param {string} folder */
const listDeclarations = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.d.ts'))
    .sort();

/** The modules of the shared package that others import, apart from those of its tests. */
function listEntries() {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(folderOf('shared'), 'package.json'), 'utf8'));
  return Object.values(exports).filter((file) => file.endsWith('.ts') && !file.includes('/testing/'));
}

/**
 * Writes the declarations of the shared package into a release of the shell, by their paths below `src`, for repositories of teams
 * whose copy of it may be older than the site. Types are not checked here.
 *
 * @param {string} folder
 */
export async function writeShellTypes(folder) {
  const shared = folderOf('shared');
  const source = path.join(shared, 'src');
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const staging = mkdtempSync(path.join(root, '.cache/shell-types-'));
  const emitted = path.join(staging, 'emitted');
  const configuration = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
      ...{ rootDir: source, outDir: emitted, lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
    },
    files: listEntries().map((file) => path.join(shared, file)),
  };
  writeFileSync(path.join(staging, 'tsconfig.json'), JSON.stringify(configuration));
  try {
    await promisify(execFile)(process.execPath, [path.join(root, tools.tsc), '-p', staging], { cwd: root });
    // The compiler emits nothing for sources that are declarations.
    const files = [source, emitted]
      .filter(existsSync)
      .flatMap((from) => listDeclarations(from).map((name) => [name, path.join(from, name)]));
    const content = JSON.stringify(Object.fromEntries(files.map(([name, file]) => [name, readFileSync(file, 'utf8')])));
    writeFileSync(path.join(folder, typesFile), content);
    // Without brotli's best quality, which would add three seconds to each build: no visitor loads the file.
    writeFileSync(path.join(folder, `${typesFile}.br`), brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
