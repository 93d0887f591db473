import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureInstalled } from '../serve/install.mjs';
import { node, root } from './command.mjs';
import { databaseEnvironment } from './database-environment.mjs';
import { withMemoryFolder } from './memory-folder.mjs';
import { eslintOptions, jestCommand, oxlintOptions, tools } from './tools.mjs';
import { messageOf } from '../common/error-details.mjs';

/** Workspaces whose tests are journeys over the whole site: `npm run e2e` runs those. */
const withoutUnitTests = ['e2e'];

/**
 * The checks of one workspace, each the arguments of a script.
 *
 * @param {string} workspace
 */
function checksOf(workspace) {
  return [
    ...(existsSync(`${root}${workspace}/tsconfig.json`) ? [[tools.tsc, '-p', workspace]] : []),
    [tools.eslint, workspace, ...eslintOptions],
    [tools.oxlint, ...oxlintOptions, workspace],
  ];
}

/**
 * Runs types, lint and unit tests of the workspace in this folder. Sets the exit code to 1 if one of them fails.
 *
 * @param {string} folder
 */
export async function testWorkspace(folder) {
  const workspace = relative(root, folder).replaceAll('\\', '/');
  const started = Date.now();
  try {
    ensureInstalled();
    const results = await Promise.allSettled(checksOf(workspace).map((args) => node(args, { quiet: true })));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    console.log(`${workspace}: types and lint done`);
    if (withoutUnitTests.includes(workspace))
      console.log(`${workspace}: its tests are journeys over the whole site; run them with npm run e2e`);
    else await withMemoryFolder((folder) => node([...jestCommand, `${workspace}/`], { env: { ...databaseEnvironment(), ...folder } }));
    console.log(`${workspace}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
