import { createRequire } from 'node:module';
import { formatError } from '../format-error.mjs';
import { devFolder } from '../build-folders.mjs';

const require = createRequire(import.meta.url);

/** Longer than webpack needs to report that a file changed during a build. */
const debounceMs = 40;

/** Rebuilds when a file changes in folders that no script imports, such as fonts. */
const watchFolders = (folders) => ({
  apply: (compiler) => compiler.hooks.afterCompile.tap('watch-folders', ({ contextDependencies }) => contextDependencies.addAll(folders)),
});

/**
 * Builds the configurations now and after each change. `built` is called with the stats of each build, has to copy the
 * output it needs before it returns, and may return a promise. Errors are printed, and the next change is built.
 * The builds for browser and Node finish at different times: a pair that a change made outdated meanwhile is skipped.
 */
export function watch(configurations, { folders = [], built }) {
  const plugins = folders.length > 0 ? [watchFolders(folders)] : [];
  const compiler = require('webpack')(
    configurations.map((configuration) => ({ ...configuration, plugins: [...(configuration.plugins ?? []), ...plugins] })),
  );
  let timer;
  compiler.hooks.invalid.tap('dev', () => clearTimeout(timer));
  compiler.watch({ aggregateTimeout: 50 }, (error, result) => {
    clearTimeout(timer);
    if (error || result.hasErrors()) return console.error(error ?? result.toString({ all: false, errors: true, colors: false }));
    timer = setTimeout(() => void built(result.stats).catch((failure) => console.error(formatError(failure, devFolder))), debounceMs);
  });
}
