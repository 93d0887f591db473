/** The slug of a discussion from its title. */
export function slugify(title: string): string {
  const slug = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  // Cut by code points, because half of a surrogate pair is invalid in an address.
  return [...slug].slice(0, 80).join('').replace(/-$/, '') || 'discussion';
}
