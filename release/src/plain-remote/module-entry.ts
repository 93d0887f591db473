import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getEntryFile, type Manifest } from '../manifest/manifest';

/**
 * The code of a container that is a module, for pages that load containers by a script tag. It runs in the browser: plain
 * JavaScript, because it becomes text. The module loads when the container is used, so that its failure counts as one of the
 * remote.
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
 * Adds an entry that defines a global to a release whose entry is a module, such as that of the Vite plugin, and names it in the
 * manifest. It is in the folder of the module, whose address it derives from its own.
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
