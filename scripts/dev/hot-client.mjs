const hot = import.meta.webpackHot;

/** Loads the script of a change, which no list of hashes names. */
function loadChange(address, done) {
  const tag = document.createElement('script');
  tag.src = address;
  for (const type of ['load', 'error']) tag.addEventListener(type, () => done({ type, target: tag }));
  document.head.append(tag);
}

/**
 * Replaces the changed modules until the page has the build of this hash; resolves with whether there were any. Rejects if one
 * of them cannot be replaced.
 */
async function update(hash) {
  if (__webpack_hash__ === hash) return false;
  const loadChunk = __webpack_require__.l;
  __webpack_require__.l = loadChange;
  try {
    while (__webpack_hash__ !== hash)
      if ((await hot.check(true)) === null) throw new Error('The page is older than the changes that are kept');
    return true;
  } finally {
    __webpack_require__.l = loadChunk;
  }
}

// The page's script announces a build, and reloads the page if no module accepts it.
if (hot && globalThis.fastRefresh) globalThis.takeBuild = update;
