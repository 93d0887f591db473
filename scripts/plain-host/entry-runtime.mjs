import federation from '@module-federation/webpack-bundler-runtime';
import { createChunkLoader } from './load-chunk.mjs';
import { describeMissingShared } from './missing-shared.mjs';

const { container, hashes } = ENTRY_FACTS;
const { bundlerRuntime } = federation;
const loadChunk = createChunkLoader(hashes);

// The entry that follows in the same file is built without the runtime and reads it from this global.
Object.assign(globalThis, {
  _FEDERATION_BUNDLER: {
    ...federation,
    bundlerRuntime: {
      ...bundlerRuntime,
      /** @param {any} options */
      init(options) {
        options.webpackRequire.l = loadChunk;
        return bundlerRuntime?.init(options);
      },
      /** @param {any} options */
      consumes(options) {
        const missing = describeMissingShared(container, String(options.chunkId), options.webpackRequire);
        if (missing === null) bundlerRuntime?.consumes(options);
        else options.promises.push(Promise.reject(new Error(missing)));
      },
    },
  },
});
