import * as core from '@module-federation/runtime/core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';

/*
 * One federation runtime for all. The entries of remotes are built without one and look for the core and for the
 * bundler's part under these names; an entry that runs before they are there throws, so this module comes first.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core, _FEDERATION_BUNDLER: bundlerRuntime });
