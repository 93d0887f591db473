import type { BlogEntry, BlogPost } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { plainText } from './plain-text';

const wordsAMinute = 200;

/** The blog writes its dates in Indian time, without saying so. */
export function postDate({ date }: BlogEntry): string {
  return formatDate(`${date}+05:30`);
}

/** How long a post takes to read, in whole minutes. */
export function readingMinutes({ content }: BlogPost): number {
  return Math.max(1, Math.round(plainText(content.rendered).split(' ').length / wordsAMinute));
}
