import { buildProgram } from '../builds/node-programs.mjs';
import { catalogWorkspaces, readWorkspaceCatalog, writeMessageTypes } from './catalogs.mjs';
import { findUses } from './find-uses.mjs';
import { messageOf } from '../common/error-details.mjs';

/** @param {string} text */
const indent = (text) => text.replaceAll('\n', '\n      ');

/** @param {string[]} workspaces */
async function printTexts(workspaces) {
  for (const workspace of workspaces) {
    const catalog = await readWorkspaceCatalog(workspace);
    const uses = findUses(workspace);
    console.log(`\n# ${workspace}: ${catalog.size} texts\n`);
    for (const { id, sources } of catalog.values()) {
      console.log(`${id}   ${(uses.get(id) ?? ['not used']).join(', ')}`);
      for (const [locale, text] of Object.entries(sources)) console.log(`  ${locale}  ${indent(text)}`);
      console.log('');
    }
  }
}

/**
 * Prints all texts side by side, or those of the named workspaces; with `--types` writes the types of the catalogs instead.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const named = args.filter((argument) => !argument.startsWith('--'));
  const unknown = named.find((workspace) => !catalogWorkspaces.includes(workspace));
  if (unknown) {
    console.error(`${unknown} has no texts: name ${catalogWorkspaces.join(', ')}, or nothing for all`);
    process.exitCode = 1;
    return;
  }
  const workspaces = named.length > 0 ? named : catalogWorkspaces;
  try {
    await buildProgram('release');
    if (!args.includes('--types')) return await printTexts(workspaces);
    for (const workspace of workspaces) if (await writeMessageTypes(workspace)) console.log(`${workspace}: wrote the types of its texts`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
