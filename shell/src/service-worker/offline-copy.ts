/* eslint-disable astra/no-literal-text -- a service worker has no catalog of texts: both languages stand here */
const texts = {
  en: { notice: (at: string) => `No internet. This page is from ${at}.`, read: 'Read without internet' },
  hi: { notice: (at: string) => `इंटरनेट नहीं है। यह पेज ${at} का है।`, read: 'बिना इंटरनेट के पढ़िए' },
} as const;
/* eslint-enable astra/no-literal-text */

const getTexts = (html: string) => texts[/<html[^>]* lang="hi"/.test(html) ? 'hi' : 'en'];

const headersOf = (response: Response) => {
  const headers = new Headers(response.headers);
  // The body is already decoded, and longer.
  for (const name of ['content-length', 'content-encoding', 'link']) headers.delete(name);
  return headers;
};

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A kept page with a line above it that says from when it is. */
export async function toOfflineCopy(kept: Response): Promise<Response> {
  const html = await kept.text();
  const date = new Date(kept.headers.get('date') ?? Date.now());
  const at = `${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()}, ${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
  const notice = `<p class="wrap small" role="status">${getTexts(html).notice(at)}</p>`;
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    { status: 200, headers: headersOf(kept) },
  );
}

export interface KeptPage {
  address: string;
  html: string;
}

/** The offline page with links to the kept pages at its mark. */
export async function toOfflinePage(offline: Response, pages: readonly KeptPage[]): Promise<Response> {
  const html = await offline.text();
  const links = pages.map(({ address, html: page }) => {
    // The text of a title in HTML is escaped already.
    const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? escapeHtml(address);
    return `<li><a href="${escapeHtml(address)}">${title}</a></li>`;
  });
  const list = links.length === 0 ? '' : `<h2>${getTexts(html).read}</h2><ul>${links.join('')}</ul>`;
  return new Response(html.replace('<!--kept-pages-->', list), { status: 200, headers: headersOf(offline) });
}
