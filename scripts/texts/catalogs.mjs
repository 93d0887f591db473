import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, isKit } from '../builds/build-folders.mjs';
import { loadReleaseTools } from '../builds/node-programs.mjs';
import { remoteWorkspaces } from '../builds/remote-workspaces.mjs';

/** The workspaces that have a catalog of messages. */
export const catalogWorkspaces = isKit ? remoteWorkspaces : ['shared', 'shell', ...remoteWorkspaces, 'server'];

/**
 * The server uses its texts as they are, without values.
 *
 * @param {string} workspace
 */
const hasTypes = (workspace) => workspace !== 'server';

/** @param {string} workspace */
export const getCatalogFolder = (workspace) => path.join(folderOf(workspace), 'src/messages');

/**
 * The catalog of a workspace. Throws a list of its errors.
 *
 * @param {string} workspace
 */
export async function readWorkspaceCatalog(workspace) {
  const { catalogPrefix, readCatalog } = await loadReleaseTools();
  return readCatalog(getCatalogFolder(workspace), catalogPrefix(workspace));
}

/**
 * The catalogs of some workspaces as one.
 *
 * @param {string[]} workspaces
 */
export async function readCatalogs(workspaces) {
  const catalogs = await Promise.all(workspaces.map(readWorkspaceCatalog));
  return new Map(catalogs.flatMap((catalog) => [...catalog]));
}

/**
 * The types of the catalog in a folder, as text.
 *
 * @param {string} folder
 * @param {string} workspace
 */
export async function printTypesOf(folder, workspace) {
  const { catalogPrefix, printMessageTypes, readCatalog } = await loadReleaseTools();
  return printMessageTypes(readCatalog(folder, catalogPrefix(workspace)));
}

/**
 * Writes the types of a catalog where they changed; returns whether they did.
 *
 * @param {string} workspace
 */
export async function writeMessageTypes(workspace) {
  const folder = getCatalogFolder(workspace);
  if (!existsSync(folder) || !hasTypes(workspace)) return false;
  const file = path.join(folder, 'message-types.d.ts');
  const types = await printTypesOf(folder, workspace);
  if (existsSync(file) && readFileSync(file, 'utf8') === types) return false;
  writeFileSync(file, types);
  return true;
}
