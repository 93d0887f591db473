const maxTerms = 8;

/** The trigram index needs three characters in a row. */
const indexable = /(?:[\p{L}\p{M}\p{N}].*){3}/u;

/** The terms of a search; `isTooShort` if none of them can use the index, so that every text would be scanned. */
export function parseSearchTerms(query: string): { terms: string[]; isTooShort: boolean } {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxTerms);
  return { terms, isTooShort: terms.length > 0 && !terms.some((term) => indexable.test(term)) };
}
