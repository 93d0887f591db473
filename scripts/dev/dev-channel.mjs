import { readFileSync } from 'node:fs';

const clientFile = new URL('dev-client.js', import.meta.url);

export const clientPath = '/dev/client.js';
export const changesPath = '/dev/changes';

/**
 * A message to an open page: a build, with the hash of its browser build and whether the files for a reload are ready; or the errors of a kind.
 *
 * @typedef {{ kind: 'built', hash: string | undefined, isPackaged: boolean, reload: boolean } | { kind: 'build' | 'types', text: string }} DevMessage
 */

/** Messages to open pages of `npm run dev`: a new build, and the errors of the code by kind. */
export function createDevChannel() {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  /**
   * The latest errors of build and types, for pages that connect later.
   *
   * @type {Map<'build' | 'types', string>}
   */
  const errors = new Map();
  /**
   * @param {import('node:http').ServerResponse} response
   * @param {DevMessage} message
   */
  const write = (response, message) => response.write(`data: ${JSON.stringify(message)}\n\n`);
  /** @param {DevMessage} message */
  const send = (message) => {
    for (const listener of listeners) write(listener, message);
  };

  return {
    send,
    /**
     * The errors of a kind as text; none if `text` is empty.
     *
     * @param {'build' | 'types'} kind
     * @param {string} text
     */
    setErrors(kind, text) {
      if ((errors.get(kind) ?? '') === text) return;
      errors.set(kind, text);
      send({ kind, text });
    },
    /**
     * Answers the channel's own addresses; false for any other.
     *
     * @param {string} pathname
     * @param {import('node:http').ServerResponse} response
     */
    answer(pathname, response) {
      if (pathname === clientPath) {
        response
          .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
          .end(readFileSync(clientFile));
        return true;
      }
      if (pathname !== changesPath) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      for (const [kind, text] of errors) write(response, { kind, text });
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return true;
    },
  };
}
