import path from 'node:path';
import { createRequire } from 'node:module';
import { webpackCache } from './folders.mjs';

const require = createRequire(import.meta.url);

/** Configurations that write to other folders than their own, one for each, and a broken build nowhere. */
export const into = (configurations, folders) =>
  configurations.map((configuration, index) => ({
    ...configuration,
    cache: { ...configuration.cache, cacheDirectory: webpackCache() },
    optimization: { ...configuration.optimization, emitOnErrors: false },
    output: { ...configuration.output, path: folders[index] },
  }));

/** The folders of a workspace's two builds, for browser and Node, below one. */
export const bothBuilds = (folder) => [path.join(folder, 'browser'), path.join(folder, 'node')];

/** Runs webpack on some configurations; throws with its messages where one fails. */
export async function bundle(configurations) {
  const compiler = require('webpack')(configurations);
  const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return stats.stats;
}
