/** Stands for the site itself while an address is read; nobody can own it. */
const siteOrigin = 'https://site.invalid';

/** Where the address of a post is read from. */
const base = `${siteOrigin}/blogs/`;

/**
 * An address as the URL parser of a browser reads it, written out so that no browser reads it otherwise.
 * Null where its scheme is none of `schemes` (each with its colon), or where it leads to another site without naming a scheme.
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
