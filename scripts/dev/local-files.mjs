import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('../../shared/src/contract').Descriptor} Descriptor */
/** @typedef {import('../../shared/src/contract').Locale} Locale */
/**
 * A release on this machine.
 *
 * @typedef {{ folder: string, descriptor: Descriptor }} LocalRelease
 */
/**
 * The changes of the last builds: `prepare` adds the texts that a changed script uses.
 *
 * @typedef {LocalRelease & { prepare: (name: string, source: string, locale: Locale) => string }} LocalChanges
 */

/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** @param {string} name */
const typeOf = (name) => types[path.extname(name)] ?? 'application/octet-stream';
/** @param {string} name */
const headersOf = (name) => ({ 'content-type': typeOf(name), 'cache-control': 'no-store' });

/**
 * The file name of an address below a local release; null for another address. For a remote it may be of any build, since open
 * pages keep loading from theirs.
 *
 * @param {{ remote: string, release: string }} descriptor
 * @param {string} pathname
 */
function toName({ remote, release }, pathname) {
  const [, folder, owner, name, ...rest] = pathname.split('/');
  if (folder !== 'releases' || owner !== remote) return null;
  return name === release || /-dev-\w+-\d+$/.test(name) ? rest.join('/') : null;
}

/**
 * Sends a file of a local release, or the names of its scripts, without hashes because they would reject the next build. False for any other address.
 *
 * @param {LocalRelease} release
 * @param {string} pathname
 * @param {import('node:http').ServerResponse} response
 */
export function sendReleaseFile({ folder, descriptor }, pathname, response) {
  const name = toName(descriptor, pathname);
  if (name === null) return false;
  if (name === 'integrity.json') {
    const names = descriptor.files.filter((file) => file.name.endsWith('.js')).map((file) => [file.name, '']);
    response.writeHead(200, headersOf(name)).end(JSON.stringify(Object.fromEntries(names)));
    return true;
  }
  if (!descriptor.files.some((file) => file.name === name)) return false;
  response.writeHead(200, headersOf(name));
  createReadStream(path.join(folder, name)).pipe(response);
  return true;
}

/**
 * Sends the changes of a build since the previous one, with their texts in the language of the page. `prepare` adds the texts
 * to a script. False for any other address.
 *
 * @param {LocalChanges} changes
 * @param {{ pathname: string, locale: Locale }} page
 * @param {import('node:http').ServerResponse} response
 */
export function sendChange({ folder, descriptor, prepare }, { pathname, locale }, response) {
  const name = toName(descriptor, pathname);
  if (name === null || !/^[\w.-]+\.hot-update\.(?:js|json)$/.test(name) || !existsSync(path.join(folder, name))) return false;
  const content = readFileSync(path.join(folder, name), 'utf8');
  response.writeHead(200, headersOf(name)).end(name.endsWith('.js') ? prepare(name, content, locale) : content);
  return true;
}
