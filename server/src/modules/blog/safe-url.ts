/** Stands for the site itself while an address is read; nobody can own it. */
const site = 'https://site.invalid';

/** Where the address of a post is read from. */
const base = `${site}/blogs/`;

/**
 * An address as the URL parser of a browser reads it, written out so that no browser reads it otherwise.
 * Null where its scheme is none of `schemes` (each with its colon), or where it leads to another site without naming a scheme.
 */
export function safeAddress(written: string, schemes: readonly string[]): string | null {
  if (URL.canParse(written)) {
    const { protocol, href } = new URL(written);
    return schemes.includes(protocol) ? href : null;
  }
  if (!URL.canParse(written, base)) return null;
  const { origin, pathname, search, hash } = new URL(written, base);
  if (origin !== site || pathname.startsWith('//')) return null;
  return written.trimStart().startsWith('#') ? hash || '#' : pathname + search + hash;
}
