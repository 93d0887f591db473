import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';

const changesPath = '/dev/changes';
const serviceWorkerPath = '/sw.js';
const reloadScript = `<script>new EventSource('${changesPath}').onmessage=()=>location.reload()</script>`;

/** Headers of the site that hold for its own address alone: they would forbid the local scripts, or make the browser use TLS. */
const droppedHeaders = ['content-security-policy', 'strict-transport-security', 'content-length', 'etag'];

/** Cookies of the site for this address, which is another host and not encrypted. */
const toLocalCookie = (cookie) => cookie.replace(/;\s*(?:domain=[^;]*|secure)(?=;|$)/gi, '');

/** The headers of a request as the site expects them of its own pages. */
function toSiteHeaders({ headers }, site, isDocument) {
  const local = `http://${headers.host}`;
  const sent = { ...headers, host: new URL(site).host };
  if (headers.origin === local) sent.origin = site;
  if (headers.referer?.startsWith(local)) sent.referer = site + headers.referer.slice(local.length);
  if (isDocument) {
    sent['accept-encoding'] = 'identity';
    delete sent['if-none-match'];
  }
  return sent;
}

function toLocalHeaders(headers, site, isDocument) {
  const sent = { ...headers };
  if (headers['set-cookie']) sent['set-cookie'] = headers['set-cookie'].map(toLocalCookie);
  if (headers.location?.startsWith(`${site}/`)) sent.location = headers.location.slice(site.length);
  delete sent['strict-transport-security'];
  if (!isDocument) return sent;
  const kept = Object.fromEntries(Object.entries(sent).filter(([name]) => !droppedHeaders.includes(name)));
  return { ...kept, 'cache-control': 'no-store' };
}

async function readText(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Sends a file of the local release, or the hashes of its scripts; false for any other path. */
function sendReleaseFile({ folder, descriptor: { remote, release, files } }, pathname, response) {
  const prefix = `/releases/${remote}/${release}/`;
  const name = pathname.slice(prefix.length);
  if (!pathname.startsWith(prefix)) return false;
  if (name === 'integrity.json') {
    const hashes = files.filter((file) => file.name.endsWith('.js')).map((file) => [file.name, file.integrity]);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(Object.fromEntries(hashes)));
    return true;
  }
  if (!files.some((file) => file.name === name)) return false;
  response.writeHead(200, { 'content-type': name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/octet-stream' });
  createReadStream(path.join(folder, name)).pipe(response);
  return true;
}

/**
 * A proxy of a deployed site whose documents have a local release of one remote. Calls of the API, other remotes and the
 * shell come from the site as they are.
 */
export function createSiteProxy({ site, replaceRemote }) {
  const listeners = new Set();
  let local = null;

  /** Answers what the local release has; false for everything else. */
  function answerLocally(pathname, response) {
    if (pathname !== changesPath) return sendReleaseFile(local, pathname, response);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
    return true;
  }

  function forward(request, response, pathname) {
    const wantsDocument = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const { request: send } = site.startsWith('https:') ? https : http;
    const sent = send(site + request.url, { method: request.method, headers: toSiteHeaders(request, site, wantsDocument) }, (answer) => {
      const isDocument = wantsDocument && (answer.headers['content-type'] ?? '').includes('text/html');
      response.writeHead(answer.statusCode, toLocalHeaders(answer.headers, site, isDocument));
      if (!isDocument) return answer.pipe(response);
      readText(answer).then(
        (html) => response.end(replaceRemote(html, local.descriptor, pathname).replace('</body>', () => `${reloadScript}</body>`)),
        () => response.destroy(),
      );
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
    const { pathname } = new URL(request.url, 'http://localhost');
    // The site's service worker would keep its pages on this address after the proxy has ended; an empty one keeps nothing.
    if (pathname === serviceWorkerPath) return response.writeHead(200, { 'content-type': 'text/javascript' }).end();
    if (!answerLocally(pathname, response)) forward(request, response, pathname);
  });
  return {
    /** Serves a release from now on, and reloads open pages. */
    useRelease(folder, descriptor) {
      local = { folder, descriptor };
      for (const listener of listeners) listener.write('data: changed\n\n');
    },
    /** Resolves with the address. Rejects where the port is taken. */
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, 'localhost', () => resolve(`http://localhost:${server.address().port}`));
      }),
    close: () => server.close(),
  };
}
