/**
 * Runs in an empty page, with the HTML of a document as the server sent it, and returns `Served`. Parts that React streams later are in
 * hidden elements with an id that begins with `S:`.
 */
export const createServedSource = (html: string) => /* javascript */ `((html) => {
  const served = new DOMParser().parseFromString(html, 'text/html');
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const attribute = (selector, name) => served.querySelector(selector)?.getAttribute(name) ?? null;
  const data = served.querySelectorAll('script[type="application/ld+json"]').length;
  served.querySelectorAll('script, style, noscript, template').forEach((each) => each.remove());
  return {
    texts: {
      title: words(served.title),
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      robots: attribute('meta[name="robots"]', 'content'),
      language: served.documentElement.lang,
    },
    heading: words(served.querySelector('h1')?.textContent),
    letters: [...served.querySelectorAll('main, [hidden][id^="S:"]')].reduce((sum, each) => sum + words(each.textContent).length, 0),
    data,
    bytes: html.length,
  };
})(${JSON.stringify(html)})`;
