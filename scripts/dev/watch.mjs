import { createRequire } from 'node:module';
import { formatError } from '../common/format-error.mjs';
import { devFolder } from '../builds/build-folders.mjs';

const require = createRequire(import.meta.url);

/** Longer than webpack needs to report that a file changed during a build. */
const debounceMs = 40;

/**
 * Rebuilds when a file changes in folders that no script imports, such as fonts.
 *
 * @param {string[]} folders
 */
const watchFolders = (folders) => ({
  /** @param {import('webpack').Compiler} compiler */
  apply: (compiler) => compiler.hooks.afterCompile.tap('watch-folders', ({ contextDependencies }) => contextDependencies.addAll(folders)),
});

/**
 * The compiler appends its internal stack trace.
 *
 * @param {import('webpack').MultiStats} result
 */
const printErrors = (result) =>
  result.toString({ all: false, errors: true, colors: false }).replace(/\n\s*Caused by:[^]*?(?=\n\n\n|$)/g, '');

/** @typedef {import('webpack').Stats} Stats */
/**
 * @typedef {object} WatchOptions
 * @property {string[]} [folders] folders that no script imports
 * @property {(stats: Stats[]) => Promise<void>} built
 * @property {(stats: Stats) => void} [onEmitted]
 * @property {(text: string) => void} [onError]
 */

/**
 * Builds the configurations now and after each change. `built` is called with the stats of each build, has to copy the output
 * it needs before it returns, and may return a promise. Errors are printed and given to `onError`, and the next change is
 * built. `onEmitted` is called as soon as the first of them, that for the browser, is written. The builds for browser and Node
 * finish at different times: a pair that a newer change made outdated is skipped.
 *
 * @param {import('webpack').Configuration[]} configurations
 * @param {WatchOptions} options
 */
export function watch(configurations, { folders = [], built, onEmitted = () => undefined, onError = () => undefined }) {
  const plugins = folders.length > 0 ? [watchFolders(folders)] : [];
  const watched = configurations.map((configuration) => ({ ...configuration, plugins: [...(configuration.plugins ?? []), ...plugins] }));
  // One after another, so that the first is ready in half the time.
  /** @type {typeof import('webpack')} */
  const webpack = require('webpack');
  const compiler = webpack(Object.assign(watched, { parallelism: 1 }));
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @param {string} text */
  const tell = (text) => {
    console.error(text);
    onError(text);
  };
  compiler.compilers[0].hooks.done.tap('dev', (stats) => void (stats.hasErrors() || onEmitted(stats)));
  compiler.hooks.invalid.tap('dev', () => clearTimeout(timer));
  /** @type {Map<import('webpack').Compiler, Stats>} */
  const latest = new Map();
  compiler.watch({ aggregateTimeout: 50 }, (error, result) => {
    clearTimeout(timer);
    // The result has the configurations that this change built, and a release needs all of them.
    for (const stats of result?.stats ?? []) latest.set(stats.compilation.compiler, stats);
    if (result === undefined || result.hasErrors()) return tell(result === undefined ? String(error) : printErrors(result));
    const all = compiler.compilers.flatMap((each) => latest.get(each) ?? []);
    timer = setTimeout(() => void built(all).catch((failure) => tell(formatError(failure, devFolder))), debounceMs);
  });
}
