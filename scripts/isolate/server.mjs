import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { folderOf } from '../builds/build-folders.mjs';
import { refuseForeignHost } from '../common/local-host.mjs';
import { readCatalogs } from '../texts/catalogs.mjs';
import { createPictures } from './pictures.mjs';
import { renderDocument } from './render-document.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
/** The default size of the frame, in CSS pixels. */
const defaultWidth = 1280;

const darkQuery = /\(prefers-color-scheme:\s*dark\)/g;
/** @type {Record<string, string>} */
const mediaOfTheme = { dark: 'all', light: 'not all' };

/**
 * @param {ServerResponse} response
 * @param {string} type
 * @param {string | Buffer} body
 */
const send = (response, type, body) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);

/**
 * The messages of some workspaces by language and id, as the page registers them.
 *
 * @param {string[]} workspaces
 */
async function readMessages(workspaces) {
  const entries = [...(await readCatalogs(workspaces)).values()];
  return Object.fromEntries(
    /** @type {const} */ (['en', 'hi']).map((locale) => [
      locale,
      Object.fromEntries(entries.map(({ id, compiled }) => [id, compiled[locale]])),
    ]),
  );
}

/**
 * Sends a file below a folder; false if there is none.
 *
 * @param {ServerResponse} response
 * @param {string} folder
 * @param {string} name
 */
function sendFile(response, folder, name) {
  const file = path.resolve(folder, name);
  if (!file.startsWith(folder + path.sep) || !existsSync(file)) return false;
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
  return true;
}

/**
 * The site's base styles; a chosen theme replaces the system's preference.
 *
 * @param {string | null} theme
 */
function readBaseStyles(theme) {
  const css = readFileSync(path.join(folderOf('shared'), 'src/theme/base.css'), 'utf8');
  const media = mediaOfTheme[theme ?? ''];
  return media === undefined ? css : css.replace(darkQuery, media);
}

/**
 * The server of `npm run isolate`: the documents of the switchboard and of the frame, the built files in `folder`, the
 * texts, and an event for each new build. The API of the remote is answered within the frame.
 *
 * @param {{ workspace: string, folder: string }} options
 */
export function createIsolateServer({ workspace, folder }) {
  /** @type {Set<ServerResponse>} */
  const listeners = new Set();
  const pictures = createPictures();
  /** @type {Record<string, string>} */
  const assets = {
    '/assets/': folder,
    '/theme/': path.join(folderOf('shared'), 'src/theme'),
    '/apis/avatars/': path.join(folderOf('server'), 'assets/avatars'),
  };

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {{ pathname: string, search: string }} address
   */
  async function sendPicture({ headers }, response, { pathname, search }) {
    const width = Number(/[/,]width=(\d+)/.exec(pathname)?.[1] ?? defaultWidth);
    const address = `http://${headers.host}/frame${pathname.slice('/picture'.length)}${search}`;
    const picture = await pictures.take(address, width, () => !response.destroyed);
    if (picture) send(response, 'image/jpeg', picture);
    else response.end();
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  async function answer(request, response) {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      listeners.add(response);
      return response.once('close', () => listeners.delete(response));
    }
    if (pathname === '/messages.json')
      return send(response, 'application/json', JSON.stringify(await readMessages(['shared', 'shell', workspace])));
    if (pathname === '/theme/base.css') return send(response, types['.css'], readBaseStyles(searchParams.get('theme')));
    if (pathname.startsWith('/picture/')) return sendPicture(request, response, { pathname, search });
    const prefix = Object.keys(assets).find((each) => pathname.startsWith(each));
    if (prefix && sendFile(response, assets[prefix], decodeURIComponent(pathname.slice(prefix.length)))) return undefined;
    if (pathname === '/' || /^\/(?:try|frame)\/[^/]/.test(pathname))
      return send(response, 'text/html; charset=utf-8', renderDocument(workspace, folder, decodeURIComponent(pathname)));
    return response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here. The remote’s pages are listed at /.');
  }

  const server = createServer((request, response) => {
    if (refuseForeignHost(request, response)) return;
    answer(request, response).catch((error) => {
      console.error(error.message);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return {
    /**
     * Resolves with the address. Rejects if the port is taken.
     *
     * @param {number} port
     */
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, 'localhost', () =>
          resolve(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`),
        );
      }),
    /** Makes open pages load the new build. */
    announceChange() {
      pictures.clear();
      for (const response of listeners) response.write('data: changed\n\n');
    },
  };
}
