import { cutText } from './letters';

/** First segments below `/forum/` that are pages of their own; a test of the forum's routes compares them. */
const pageSegments = ['create', 'edit-post', 'learn-more', 'learn-more-hindi'];

/** The slug of a discussion from its title, never the address of another page. */
export function slugify(title: string): string {
  const text = title
    .toLowerCase()
    .normalize('NFC')
    // Joiners belong to the letter that they shape, and addresses do not show them.
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  const slug = cutText(text.replace(/-$/, ''), 80) || 'discussion';
  return pageSegments.includes(slug) ? `${slug}-discussion` : slug;
}
