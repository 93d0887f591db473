import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getEntryFile, type Manifest } from '../manifest/manifest';

/**
 * The code of a container that is a module, for pages that load containers by a script tag. It runs in the browser: plain
 * JavaScript, because it becomes text. The module loads when the container is used, so that a failure of it is that of the remote.
 */
const loadModule = `(name) => {
  const address = new URL(name, document.currentScript.src).href;
  const load = () => import(address);
  return {
    init: async (...given) => (await load()).init(...given),
    get: async (expose) => (await load()).get(expose),
  };
}`;

/**
 * Adds an entry that defines a global to a release whose entry is a module, as that of the Vite plugin; the manifest names it then.
 * It is beside the module, whose address it takes from its own.
 */
export async function addGlobalEntry(folder: string, manifest: Manifest): Promise<Manifest> {
  const { remoteEntry, globalName } = manifest.metaData;
  if (!['module', 'esm'].includes(remoteEntry.type)) return manifest;
  const source = `var ${globalName}=(${loadModule})(${JSON.stringify(remoteEntry.name)});\n`;
  const name = `global-entry.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.js`;
  const changed = { ...manifest, metaData: { ...manifest.metaData, remoteEntry: { ...remoteEntry, name, type: 'global' } } };
  await writeFile(path.join(folder, getEntryFile(changed)), source);
  return changed;
}
