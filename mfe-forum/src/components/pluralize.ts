import { formatCount } from '@oracle-astra/shared/format';

/** Formats a count with its noun, which takes an s unless the count is one: '1 comment', '17 comments'. */
export const pluralize = (count: number, noun: string): string => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
