import { createChunkLoader } from './load-chunk.mjs';

/** Packaging puts the hash of each script of the frame here, as "name:hash name:hash", once the scripts are final. */
const listed = 'astra-frame-hashes';

/** @param {string} pairs */
const readHashes = (pairs) => Object.fromEntries(pairs.split(' ').map((pair) => pair.split(':')));

/** Installed as a runtime plugin, although it uses no hook, because plugins are in the entry and run before any chunk is loaded. */
export default function frameIntegrity() {
  Object.assign(__webpack_require__, { l: createChunkLoader(readHashes(listed)) });
  return { name: 'frame-integrity' };
}
