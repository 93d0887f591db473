import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';

// Writes server/src/astrologers/topics/model.json from the sentences in server/src/astrologers/topics/training.
const require = createRequire(import.meta.url);
const { nodeBuild, root } = require('../../webpack.common.js');
const topics = path.join(root, 'server/src/astrologers/topics');
const folder = path.join(root, '.cache/train-topics');
const configuration = nodeBuild('server', { 'train-topics': './server/src/astrologers/topics/training/train-topics.ts' });
const stats = await promisify(require('webpack'))({ ...configuration, cache: false, output: { ...configuration.output, path: folder } });
if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
const { trainTopics } = await import(pathToFileURL(path.join(folder, 'train-topics.mjs')).href);
writeFileSync(path.join(topics, 'model.json'), `${JSON.stringify(trainTopics(path.join(topics, 'training')))}\n`);
