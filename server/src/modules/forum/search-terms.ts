const maxTerms = 8;

/** The index of the texts is made of every three letters in them. */
const indexable = /(?:[\p{L}\p{M}\p{N}].*){3}/u;

/** The words of a search, and whether the index helps to find them: without it every text would be read. */
export function parseSearchTerms(query: string): { words: string[]; isTooShort: boolean } {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxTerms);
  return { words, isTooShort: words.length > 0 && !words.some((word) => indexable.test(word)) };
}
