/** Headers of the site that must not be passed on: they would forbid the local scripts or make the browser use TLS. */
const droppedHeaders = ['content-security-policy', 'strict-transport-security', 'content-length', 'etag', 'link'];

/**
 * Cookies of the site for this address, which is another host and not encrypted.
 *
 * @param {string} cookie
 */
const toLocalCookie = (cookie) => cookie.replace(/;\s*(?:domain=[^;]*|secure)(?=;|$)/gi, '');

/**
 * The headers of a request as sent by the site's own pages.
 *
 * @param {{ headers: import('node:http').IncomingHttpHeaders }} request
 * @param {string} site
 * @param {boolean} isDocument
 */
export function toSiteHeaders({ headers }, site, isDocument) {
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

/**
 * The headers of an answer for this address.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} site
 * @param {boolean} isDocument
 */
export function toLocalHeaders(headers, site, isDocument) {
  const sent = { ...headers };
  if (headers['set-cookie']) sent['set-cookie'] = headers['set-cookie'].map(toLocalCookie);
  if (headers.location?.startsWith(`${site}/`)) sent.location = headers.location.slice(site.length);
  delete sent['strict-transport-security'];
  if (!isDocument) return sent;
  const kept = Object.fromEntries(Object.entries(sent).filter(([name]) => !droppedHeaders.includes(name)));
  return { ...kept, 'cache-control': 'no-store' };
}
