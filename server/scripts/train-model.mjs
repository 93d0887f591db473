import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { nodeBuild, root } = require('../../webpack.common.js');

const folderOf = (folder) => path.join(root, 'server/src', folder);

/** Builds `training/<name>.ts` of a folder of the server and loads it. */
export async function loadTrainer(folder, name) {
  // Inside the workspace, so that its packages are found.
  const output = path.join(root, 'server', '.cache', name);
  const configuration = nodeBuild('server', { [name]: `./server/src/${folder}/training/${name}.ts` });
  const stats = await promisify(require('webpack'))({ ...configuration, cache: false, output: { ...configuration.output, path: output } });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return import(pathToFileURL(path.join(output, `${name}.mjs`)).href);
}

export const trainingOf = (folder) => path.join(folderOf(folder), 'training');

/** Writes a folder's model.json by the `exported` function of its trainer. */
export async function trainModel(folder, name, exported) {
  const { [exported]: train } = await loadTrainer(folder, name);
  writeFileSync(path.join(folderOf(folder), 'model.json'), `${JSON.stringify(train(trainingOf(folder)))}\n`);
}
