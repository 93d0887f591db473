import { cutText } from './letters';

/** The slug of a discussion from its title. */
export function slugify(title: string): string {
  const slug = title
    .toLowerCase()
    .normalize('NFC')
    // Joiners belong to the letter that they shape, and addresses do not show them.
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  return cutText(slug.replace(/-$/, ''), 80) || 'discussion';
}
