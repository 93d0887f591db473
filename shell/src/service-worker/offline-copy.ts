const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };

/** Formats a date, or what the options ask for, in Indian time. With Intl, because speed does not matter for an offline page. */
function format(at: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const day: Intl.DateTimeFormatOptions = options.hour ? {} : { day: 'numeric', year: 'numeric' };
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...day, ...options }).format(at);
}

/* eslint-disable astra/no-literal-text -- a service worker has no message catalogs, so both languages are here */
const texts = {
  en: {
    notice: (at: Date) => `No internet. This page is from ${format(at, 'en-IN', { month: 'short' })}, ${format(at, 'en-IN', clock)}.`,
    read: 'Read without internet',
  },
  hi: {
    notice: (at: Date) =>
      `इंटरनेट नहीं है। यह पेज ${format(at, 'hi-IN-u-nu-latn', { month: 'long' })}, ${format(at, 'hi-IN-u-nu-latn', { ...clock, dayPeriod: 'short' })} बजे का है।`,
    read: 'बिना इंटरनेट के पढ़िए',
  },
} as const;
/* eslint-enable astra/no-literal-text */

const getTexts = (html: string) => texts[/<html[^>]* lang="hi"/.test(html) ? 'hi' : 'en'];

const headersOf = (response: Response) => {
  const headers = new Headers(response.headers);
  // The stored body is decoded and longer.
  for (const name of ['content-length', 'content-encoding', 'link']) headers.delete(name);
  return headers;
};

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A stored page with a line at the top that says when it was stored. */
export async function toOfflineCopy(kept: Response): Promise<Response> {
  const html = await kept.text();
  const date = new Date(kept.headers.get('date') ?? Date.now());
  const notice = `<p class="wrap small" role="status">${getTexts(html).notice(date)}</p>`;
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    { status: 200, headers: headersOf(kept) },
  );
}

export interface KeptPage {
  address: string;
  html: string;
}

/** The title as HTML, which is already escaped, without the name of the site. */
const getTitle = (html: string) => /<title>([^<]*?)(?: \| Oracle &amp; Astra)?<\/title>/.exec(html)?.[1]?.trim() ?? '';

/** The offline page with links to the stored pages at the placeholder. */
export async function toOfflinePage(offline: Response, pages: readonly KeptPage[]): Promise<Response> {
  const html = await offline.text();
  const titled = pages.map(({ address, html: page }) => ({ address, title: getTitle(page) })).filter(({ title }) => title !== '');
  const links = titled.map(({ address, title }) => `<li><a href="${escapeHtml(address)}">${title}</a></li>`);
  const list = links.length === 0 ? '' : `<h2>${getTexts(html).read}</h2><ul>${links.join('')}</ul>`;
  // With a function, because `$&` in a title would be interpreted.
  return new Response(
    html.replace('<!--kept-pages-->', () => list),
    { status: 200, headers: headersOf(offline) },
  );
}
