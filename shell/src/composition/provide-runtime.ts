import * as core from '@module-federation/runtime/core';
import federation from '@module-federation/webpack-bundler-runtime';
import { loadChunk } from './load-chunk';

const bundlerRuntime = federation.bundlerRuntime as NonNullable<typeof federation.bundlerRuntime>;

/** Called first by each remote's entry, so that the remote's own chunks are loaded with integrity too. */
const init: typeof bundlerRuntime.init = (options) => {
  Object.assign(options.webpackRequire, { l: loadChunk });
  return bundlerRuntime.init(options);
};

/*
 * One federation runtime for all remotes. Their entries are built without it and read the core and the bundler runtime
 * from these globals; an entry that runs before they are set throws, so this module must be imported first.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core,
  _FEDERATION_BUNDLER: { ...federation, bundlerRuntime: { ...bundlerRuntime, init } },
});
