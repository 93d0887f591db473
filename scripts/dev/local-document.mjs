import { createLocalRenderer } from './local-renderer.mjs';

/** @typedef {import('./local-files.mjs').LocalRelease} LocalRelease */
/** @typedef {import('../builds/node-programs.mjs').ReleaseTools} ReleaseTools */
/**
 * The request of a document: its path with the query, and the header of cookies.
 *
 * @typedef {{ address: string, cookies: string }} DocumentRequest
 */

/**
 * The data about the request in the document.
 *
 * @param {string} html
 * @param {string} name
 */
const readAttribute = (html, name) => new RegExp(`<div id="root"[^>]* data-${name}="([^"]*)"`).exec(html)?.[1];
/** @param {string} text */
const unescapeHtml = (text) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
/** @param {string} html */
const readSession = (html) => /id="page-state">.*?"session":"(none|in|ended)"/s.exec(html)?.[1];

/**
 * The request of a page as the site's server sees it, reconstructed from the document that it sent.
 *
 * @param {string} html
 * @param {DocumentRequest} request
 * @param {{ locale: string }} document
 * @param {(cookies: string) => string | null} readToken
 */
function toPageRequest(html, { address, cookies }, { locale }, readToken) {
  const token = readAttribute(html, 'token') ?? readToken(cookies);
  const session = readSession(html) ?? (token === null ? 'none' : 'in');
  return {
    address,
    locale,
    publicUrl: unescapeHtml(readAttribute(html, 'site') ?? ''),
    details: JSON.parse(unescapeHtml(readAttribute(html, 'details') ?? '{}')),
    token: session === 'in' ? token : null,
    ended: session === 'ended',
    now: Number(readAttribute(html, 'now') ?? Date.now()),
  };
}

/**
 * Inserts the local remote into documents of the site: its own pages are rendered here with the local shell; all others keep
 * the page and the shell of the site.
 *
 * @param {{ site: string, shell: LocalRelease, tools: Pick<ReleaseTools, 'readDocument' | 'readSessionToken' | 'replaceRemote'> }} options
 */
export function createDocumentComposer({ site, shell, tools }) {
  const { readDocument, readSessionToken, replaceRemote } = tools;
  /** @type {LocalRelease | null} */
  let local = null;
  /** @type {ReturnType<typeof createLocalRenderer> | null} */
  let renderer = null;

  return {
    /** @param {LocalRelease} release */
    useRelease(release) {
      renderer?.close();
      local = release;
      renderer = createLocalRenderer({ site, shell, local });
    },
    close: () => renderer?.close(),
    /**
     * Resolves with `{html, status}`, with `failure` where the page could not be rendered; or with `{location, status}`.
     *
     * @param {string} html
     * @param {DocumentRequest} request
     */
    async compose(html, request) {
      if (renderer === null || local === null) throw new Error('Nothing is built yet.');
      const path = new URL(request.address, site).pathname;
      const document = readDocument(html, local.descriptor, path);
      if (!document?.isOwner) return { html: document ? replaceRemote(html, { remote: local.descriptor, shell: null }, path) : html };
      const page = toPageRequest(html, request, document, readSessionToken);
      const { result, failure } = await renderer.render(page, document.composition.navigation);
      if (result?.kind === 'redirect') return { location: result.location, status: result.status };
      if (failure !== undefined) console.error(`${request.address} was not rendered here: ${failure}`);
      return {
        html: replaceRemote(html, { remote: local.descriptor, shell: shell.descriptor }, path, result ?? null),
        status: result?.status ?? 200,
        failure,
      };
    },
  };
}
