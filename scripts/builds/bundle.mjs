import path from 'node:path';
import { createRequire } from 'node:module';
import { getWebpackCache } from './build-folders.mjs';

const require = createRequire(import.meta.url);

/** @typedef {import('../../webpack.common.js').BuildConfiguration} BuildConfiguration */

/**
 * The configurations with their output redirected to `folders`, in the same order; a failed build emits nothing.
 *
 * @param {BuildConfiguration[]} configurations
 * @param {string[]} folders
 */
export const withOutputFolders = (configurations, folders) =>
  configurations.map((configuration, index) => ({
    ...configuration,
    cache: { ...configuration.cache, cacheDirectory: getWebpackCache() },
    optimization: { ...configuration.optimization, emitOnErrors: false },
    output: { ...configuration.output, path: folders[index] },
  }));

/**
 * The folders of a workspace's browser build, its Node build, and its build for hosts that are not ours, in that order.
 *
 * @param {string} folder
 */
export const getBuildFolders = (folder) => ['browser', 'node', 'plain-host'].map((name) => path.join(folder, name));

/**
 * Runs webpack once; returns the stats in the order of the configurations, and `stored`, which resolves once its cache is
 * written. Throws with the messages of webpack when one fails.
 *
 * @param {import('webpack').Configuration[]} configurations
 */
export async function bundle(configurations) {
  /** @type {typeof import('webpack')} */
  const webpack = require('webpack');
  const compiler = webpack(configurations);
  /** @type {import('webpack').MultiStats} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error || result === undefined ? reject(error) : resolve(result))),
  );
  const stored = new Promise((resolve) => compiler.close(resolve));
  if (!stats.hasErrors()) return { stats: stats.stats, stored };
  await stored;
  throw new Error(stats.toString({ all: false, errors: true, colors: false }));
}
