import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { nodeBuild, root } = require('../../webpack.common.js');

/** Builds the trainer `training/<name>.ts` of a folder of the server, and writes that folder's model.json by its `exported` function. */
export async function trainModel(folder, name, exported) {
  const target = path.join(root, 'server/src', folder);
  const output = path.join(root, '.cache', name);
  const configuration = nodeBuild('server', { [name]: `./server/src/${folder}/training/${name}.ts` });
  const stats = await promisify(require('webpack'))({ ...configuration, cache: false, output: { ...configuration.output, path: output } });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  const { [exported]: train } = await import(pathToFileURL(path.join(output, `${name}.mjs`)).href);
  writeFileSync(path.join(target, 'model.json'), `${JSON.stringify(train(path.join(target, 'training')))}\n`);
}
