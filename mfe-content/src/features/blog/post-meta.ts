import type { BlogEntry, BlogPost } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { toPlainText } from './plain-text';

const wordsPerMinute = 200;

/** Formats the date of a post; the blog writes dates in Indian time without an offset. */
export function formatPostDate({ date }: BlogEntry): string {
  return formatDate(`${date}+05:30`);
}

/** The estimated reading time in whole minutes, at least one. */
export function getReadingMinutes({ content }: BlogPost): number {
  return Math.max(1, Math.round(toPlainText(content.rendered).split(' ').length / wordsPerMinute));
}
