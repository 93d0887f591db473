/** A pattern of several beginnings of words, from left to right; each is a pattern itself. */
export const toBeginnings = (words: readonly string[]): string => `(?<![\\p{L}\\p{M}])(?:${words.join('|')})`;

/** Finds the first of several words by their beginnings, in any case. */
export const anyOf = (words: readonly string[]): RegExp => new RegExp(toBeginnings(words), 'iu');
