import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';
import { buildProgram } from '../builds/node-programs.mjs';
import { createKitPackage } from './package-json.mjs';

/** The files of the kit, at the paths of this repository, so that their imports work unchanged. */
export const parts = [
  'tsconfig.base.json',
  'webpack.common.js',
  'jest.config.mjs',
  'jest',
  'lint',
  'isolate/package.json',
  'isolate/src',
  // The answers of `isolate` for balances and plans.
  'mfe-commerce/src/testing/balance-answers.ts',
  'mfe-commerce/src/testing/samples.ts',
  'shell/package.json',
  'shell/assets',
  'shell/src',
  'release/package.json',
  'release/descriptor.schema.json',
  'release/src/messages',
  'release/dist/release.mjs',
  'server/assets/avatars',
  ...[
    'api-report',
    'build.mjs',
    'builds/build-folders.mjs',
    'builds/build-inputs.cjs',
    'builds/built-packages.mjs',
    'builds/bundle.mjs',
    'builds/layout.cjs',
    'builds/layout.d.cts',
    'builds/minimizer.cjs',
    'builds/node-programs.mjs',
    'builds/package-build.mjs',
    'builds/pure-create-api.cjs',
    'builds/remote-workspaces.mjs',
    'builds/shell-assets.mjs',
    'builds/source-commit.mjs',
    'builds/stylesheets.mjs',
    'builds/taken-names.mjs',
    'common/error-details.mjs',
    'common/format-error.mjs',
    'common/local-host.mjs',
    'common/secret-files.mjs',
    'common/require-node.mjs',
    'dev',
    'dev.mjs',
    'isolate',
    'isolate.mjs',
    'kit',
    'plain-host',
    'programs/chromium.mjs',
    'programs/debian.mjs',
    'programs/find-program.mjs',
    'release.mjs',
    'serve/install.mjs',
    'serve/lock.mjs',
    'serve/supervisor.mjs',
    'test/command.mjs',
    'test/tools.mjs',
    'texts',
    'texts.mjs',
  ].map((name) => `scripts/${name}`),
];

/**
 * Tests stay here, and the helpers of the shell's tests.
 *
 * @param {string} file
 */
export const isShipped = (file) => !/\.test\.[cm]?[jt]sx?$|shell[\\/]src[\\/].*[\\/]testing$/.test(file);

/**
 * Puts the files of the kit into an empty folder, with its package.json.
 *
 * @param {string} folder
 */
export async function assembleKit(folder) {
  await buildProgram('release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: isShipped });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(createKitPackage(), null, 2)}\n`);
}
