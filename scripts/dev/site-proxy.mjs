import http from 'node:http';
import https from 'node:https';
import { refuseForeignHost } from '../common/local-host.mjs';
import { clientPath } from './dev-channel.mjs';
import { toLocalHeaders, toSiteHeaders } from './site-headers.mjs';
import { sendChange, sendReleaseFile } from './local-files.mjs';

/** @typedef {import('./local-files.mjs').LocalRelease} LocalRelease */
/** @typedef {import('./local-files.mjs').LocalChanges} LocalChanges */
/**
 * @typedef {object} ProxyOptions
 * @property {string} site
 * @property {Pick<ReturnType<typeof import('./dev-channel.mjs').createDevChannel>, 'answer'>} channel
 * @property {ReturnType<typeof import('./local-document.mjs').createDocumentComposer>['compose']} composeDocument
 * @property {(stack: string) => string} mapStack maps the positions of a stack to the sources
 */

const stackPath = '/dev/stack';
const serviceWorkerPath = '/sw.js';

/** @param {AsyncIterable<Buffer>} stream */
async function readText(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** @param {string} text */
const escapeAttribute = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * The first script of each page; it shows why the page could not be rendered here.
 *
 * @param {{ failure?: string }} composed
 */
const renderClientTag = ({ failure }) =>
  `<script${failure === undefined ? '' : ` data-failure="${escapeAttribute(failure)}"`} src="${clientPath}"></script>`;

/**
 * @param {http.Server} server
 * @param {number} port
 */
const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () =>
      resolve(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`),
    );
  });

/**
 * The language of the page that a script is for.
 *
 * @param {http.IncomingMessage} request
 */
const localeOf = ({ headers }) => (/^https?:\/\/[^/]+\/hi(?:\/|$)/.test(headers.referer ?? '') ? 'hi' : 'en');

/**
 * A proxy of a deployed site that replaces one remote in its documents by a local release (`composeDocument`). API calls and
 * other remotes are passed through.
 *
 * @param {ProxyOptions} options
 */
export function createSiteProxy({ site, channel, composeDocument, mapStack }) {
  /** Files that the proxy serves itself: releases with their folders, and the changes of the last builds. */
  let local = { releases: /** @type {LocalRelease[]} */ ([]), changes: /** @type {LocalChanges | null} */ (null) };

  /**
   * Serves a local file; false for any other address.
   *
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @param {string} pathname
   */
  function answerLocally(request, response, pathname) {
    if (channel.answer(pathname, response)) return true;
    if (pathname === stackPath) {
      void readText(request).then((stack) => response.writeHead(200, { 'content-type': 'text/plain' }).end(mapStack(stack)));
      return true;
    }
    // The site's service worker would keep its pages on this address after the proxy has ended, so it is replaced by an empty one.
    if (pathname === serviceWorkerPath) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end();
      return true;
    }
    if (local.changes && sendChange(local.changes, { pathname, locale: localeOf(request) }, response)) return true;
    return local.releases.some((release) => sendReleaseFile(release, pathname, response));
  }

  /**
   * @param {http.IncomingMessage} answer
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   */
  async function sendDocument(answer, request, response) {
    const html = await readText(answer);
    const composed = await composeDocument(html, { address: request.url ?? '/', cookies: request.headers.cookie ?? '' });
    const headers = toLocalHeaders(answer.headers, site, true);
    if (composed.html === undefined) return response.writeHead(composed.status, { ...headers, location: composed.location }).end();
    response.writeHead(composed.status ?? answer.statusCode ?? 200, headers);
    return response.end(composed.html.replace('<meta charset', () => `${renderClientTag(composed)}<meta charset`));
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   */
  function forward(request, response) {
    const wantsDocument = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const { request: send } = site.startsWith('https:') ? https : http;
    const sent = send(site + request.url, { method: request.method, headers: toSiteHeaders(request, site, wantsDocument) }, (answer) => {
      const isDocument = wantsDocument && (answer.headers['content-type'] ?? '').includes('text/html');
      if (!isDocument) {
        response.writeHead(answer.statusCode ?? 200, toLocalHeaders(answer.headers, site, false));
        return answer.pipe(response);
      }
      sendDocument(answer, request, response).catch((error) => {
        console.error(error);
        response.destroy();
      });
    });
    sent.once('error', (error) => {
      console.error(`${site} does not answer: ${error.message}`);
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain' }).end(`${site} does not answer: ${error.message}`);
    });
    response.once('close', () => sent.destroy());
    request.pipe(sent);
  }

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!refuseForeignHost(request, response) && !answerLocally(request, response, pathname)) forward(request, response);
  });
  return {
    /**
     * @param {LocalRelease[]} releases
     * @param {LocalChanges} changes
     */
    serve(releases, changes) {
      local = { releases, changes };
    },
    /**
     * Resolves with the address. Rejects if the port is taken.
     *
     * @param {number} port
     */
    listen: (port) => listen(server, port),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
