const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @param {string} host */
const isLocal = (host) => URL.canParse(`http://${host}`) && localNames.has(new URL(`http://${host}`).hostname);

/**
 * Refuses a request for another host name than the machine's own, which prevents DNS rebinding; returns whether it did.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuseForeignHost({ headers: { host } }, response) {
  if (host === undefined || isLocal(host)) return false;
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('This runs for this machine alone: open it by localhost.\n');
  return true;
}
