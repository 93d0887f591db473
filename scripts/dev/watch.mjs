import { createRequire } from 'node:module';
import { messageOf } from '../disk-error.mjs';
import { devFolder } from '../folders.mjs';

const require = createRequire(import.meta.url);

/** Longer than webpack takes to tell that a file changed while it built. */
const settleMs = 40;

/** Builds again when anything in some folders changes that no script imports, such as fonts. */
const watchFolders = (folders) => ({
  apply: (compiler) => compiler.hooks.afterCompile.tap('watch-folders', ({ contextDependencies }) => contextDependencies.addAll(folders)),
});

/**
 * Builds some configurations now and whenever a file of them changes. `built` is called with the stats of each, takes
 * what it needs of the output before it returns, and may return a promise. An error is printed, and the next change tried.
 * The builds for browser and Node end apart: a pair that a change made outdated in the meantime is passed over.
 */
export function watch(configurations, { folders = [], built }) {
  const plugins = folders.length > 0 ? [watchFolders(folders)] : [];
  const compiler = require('webpack')(configurations.map((configuration) => ({ ...configuration, plugins: [...(configuration.plugins ?? []), ...plugins] })));
  let settled;
  compiler.hooks.invalid.tap('dev', () => clearTimeout(settled));
  compiler.watch({ aggregateTimeout: 50 }, (error, result) => {
    clearTimeout(settled);
    if (error || result.hasErrors()) return console.error(error ?? result.toString({ all: false, errors: true, colors: false }));
    settled = setTimeout(() => void built(result.stats).catch((failure) => console.error(messageOf(failure, devFolder))), settleMs);
  });
}
