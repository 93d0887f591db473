import path from 'node:path';
import { createRequire } from 'node:module';
import { getWebpackCache } from './build-folders.mjs';

const require = createRequire(import.meta.url);

/** The configurations with their output redirected to `folders`, in the same order; a failed build emits nothing. */
export const withOutputFolders = (configurations, folders) =>
  configurations.map((configuration, index) => ({
    ...configuration,
    cache: { ...configuration.cache, cacheDirectory: getWebpackCache() },
    optimization: { ...configuration.optimization, emitOnErrors: false },
    output: { ...configuration.output, path: folders[index] },
  }));

/** The folders of a workspace's browser build and Node build, in that order. */
export const getBuildFolders = (folder) => [path.join(folder, 'browser'), path.join(folder, 'node')];

/**
 * Runs webpack once; returns the stats in the order of the configurations, and `stored`, which resolves once its cache is
 * written. Throws with the messages of webpack when one fails.
 */
export async function bundle(configurations) {
  const compiler = require('webpack')(configurations);
  const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  const stored = new Promise((resolve) => compiler.close(resolve));
  if (!stats.hasErrors()) return { stats: stats.stats, stored };
  await stored;
  throw new Error(stats.toString({ all: false, errors: true, colors: false }));
}
