import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';
import { tools } from '../test/tools.mjs';

/** Writes the declarations of the shared package into a folder below the cache; returns its path. Throws the compiler's messages. */
export function emitDeclarations(source = path.join(root, 'shared/src')) {
  const folder = path.join(root, '.cache/api-report');
  const config = path.join(folder, 'tsconfig.json');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.web.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: false,
        rootDir: source,
        outDir: path.join(folder, 'types'),
        types: ['jest'],
      },
      include: [source],
      exclude: ['**/*.test.ts', '**/*.test.tsx'].map((pattern) => path.join(source, pattern)),
    }),
  );
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, tools.tsc), '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  return path.join(folder, 'types');
}
