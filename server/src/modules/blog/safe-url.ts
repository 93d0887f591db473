/** Placeholder for the site's origin while a URL is parsed; a reserved name that nobody can register. */
const siteOrigin = 'https://site.invalid';

/** Base of relative URLs in a post. */
const base = `${siteOrigin}/blogs/`;

/**
 * A URL normalized by the WHATWG parser, so that every browser reads it the same way. Null if its scheme is not one of
 * `schemes` (each with its colon), or for a scheme-relative URL of another site.
 */
export function toSafeUrl(url: string, schemes: readonly string[]): string | null {
  if (URL.canParse(url)) {
    const { protocol, href } = new URL(url);
    return schemes.includes(protocol) ? href : null;
  }
  if (!URL.canParse(url, base)) return null;
  const { origin, pathname, search, hash } = new URL(url, base);
  if (origin !== siteOrigin || pathname.startsWith('//')) return null;
  return url.trimStart().startsWith('#') ? hash || '#' : pathname + search + hash;
}
