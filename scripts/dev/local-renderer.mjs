import { Worker } from 'node:worker_threads';
import path from 'node:path';

/** @typedef {import('./local-files.mjs').LocalRelease} LocalRelease */

/** Long enough for a page with data from a distant site; a page in an endless loop ends with its thread. */
const budgetMs = 15_000;

/** @param {LocalRelease} release */
const toBuild = ({ folder, descriptor: { remote, release, server } }) => ({ remote, release, file: path.join(folder, server ?? '') });

/**
 * Renders pages of the local remote as the site's server would. The thread starts with the first page and ends with the build.
 *
 * @param {{ site: string, shell: LocalRelease, local: LocalRelease }} options
 */
export function createLocalRenderer({ site, shell, local }) {
  /** @type {Worker | null} */
  let worker = null;
  let last = 0;
  const open = new Map();

  /** @param {string} message */
  function end(message) {
    worker?.removeAllListeners();
    void worker?.terminate();
    worker = null;
    for (const settle of open.values()) settle({ failure: message });
    open.clear();
  }

  function start() {
    const started = new Worker(new URL('render-thread.mjs', import.meta.url), {
      workerData: { site, shell: toBuild(shell), remote: toBuild(local) },
    });
    started.unref();
    started.on('message', ({ id, ...answer }) => open.get(id)?.(answer));
    started.on('error', (error) => end(error.stack ?? String(error)));
    started.on('exit', () => end('The page ended its thread'));
    return started;
  }

  return {
    /**
     * Resolves with `{result}` or with `{failure}`, a text. `navigation` are the links of the document.
     *
     * @param {unknown} page
     * @param {unknown} navigation
     */
    async render(page, navigation) {
      const id = (last += 1);
      const answer = new Promise((resolve) => open.set(id, resolve));
      const timer = setTimeout(
        () => end(`The page was not rendered within ${budgetMs / 1000} s: it loops, or waits for the site`),
        budgetMs,
      );
      worker ??= start();
      worker.postMessage({ id, page, navigation });
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
        open.delete(id);
      }
    },
    close: () => end('There is a newer build'),
  };
}
