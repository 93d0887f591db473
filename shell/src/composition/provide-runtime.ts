import * as core from '@module-federation/runtime/core';
import federation from '@module-federation/webpack-bundler-runtime';
import { loadChunk } from './load-chunk';

const bundlerRuntime = federation.bundlerRuntime as NonNullable<typeof federation.bundlerRuntime>;

/** Each remote's entry starts with this one: its own chunks come checked from then on. */
const init: typeof bundlerRuntime.init = (options) => {
  Object.assign(options.webpackRequire, { l: loadChunk });
  return bundlerRuntime.init(options);
};

/*
 * One federation runtime for all. The entries of remotes are built without one and look for the core and for the
 * bundler's part under these names; an entry that runs before they are there throws, so this module comes first.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core, _FEDERATION_BUNDLER: { ...federation, bundlerRuntime: { ...bundlerRuntime, init } } });
