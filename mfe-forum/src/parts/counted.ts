import { formatCount } from '@oracle-astra/shared/format';

/** A count with its word, which takes an s for all but one: '1 comment', '17 comments'. */
export const counted = (count: number, word: string): string => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;
