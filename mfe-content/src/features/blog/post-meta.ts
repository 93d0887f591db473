import type { BlogEntry, BlogPost } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import type { Translate } from '@oracle-astra/shared/i18n';
import { toPlainText } from './plain-text';

const wordsPerMinute = 200;

/** Formats the date of a post; the blog writes dates in Indian time without an offset. */
export function formatPostDate({ date }: BlogEntry, t: Translate): string {
  return formatDate(`${date}+05:30`, t);
}

/** The estimated reading time in whole minutes, at least one. */
export function getReadingMinutes({ content }: BlogPost): number {
  return Math.max(1, Math.round(toPlainText(content.rendered).split(' ').length / wordsPerMinute));
}
