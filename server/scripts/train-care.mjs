import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';

// Writes server/src/care/model.json from the sentences in server/src/care/training.
const require = createRequire(import.meta.url);
const { nodeBuild, root } = require('../../webpack.common.js');
const care = path.join(root, 'server/src/care');
const folder = path.join(root, '.cache/train-care');
const configuration = nodeBuild('server', { 'train-care': './server/src/care/training/train-care.ts' });
const stats = await promisify(require('webpack'))({ ...configuration, cache: false, output: { ...configuration.output, path: folder } });
if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
const { trainCare } = await import(pathToFileURL(path.join(folder, 'train-care.mjs')).href);
writeFileSync(path.join(care, 'model.json'), `${JSON.stringify(trainCare(path.join(care, 'training')))}\n`);
