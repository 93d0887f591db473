import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database';

/** A searched word and its search key: the Latin letters shared by its spellings in both scripts. */
export interface SearchTerm {
  word: string;
  key: string;
}

/** The minimum similarity of a word with another spelling. */
const similarity = 0.5;

const isAscii = (text: string) => /^[\x20-\x7e]+$/.test(text);
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
/** Shorter words, and words with digits, are searched without spelling correction. */
const hasVariants = ({ key }: SearchTerm) => /^[a-z]{4,}$/.test(key);
const hasKey = ({ key }: SearchTerm) => /^[a-z]{3,}$/.test(key);
/** The spellings with two neighbouring letters swapped, a typo that leaves too few common trigrams. */
const listSwaps = (key: string): string[] =>
  key.length < 5
    ? []
    : Array.from({ length: key.length - 1 }, (_, at) => `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`);

/** Prepares the transaction of a search, and computes the keys of its words. */
export async function prepareSearch(tx: Database, words: readonly string[]): Promise<SearchTerm[]> {
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarity)}, true)`);
  const { rows } = await tx.execute<{ key: string }>(
    sql`select forum_search_key(word) as key from json_array_elements_text(${JSON.stringify(words)}::json) with ordinality as w (word, at) order by at`,
  );
  return words.map((word, index) => ({ word, key: rows[index]?.key ?? '' }));
}

/**
 * Rows that contain every word, in either script; with `isLenient` also similar spellings, which is much more expensive. The
 * indexes of search_text and search_key support it in any locale.
 */
export function buildSearchCondition(terms: readonly SearchTerm[], isLenient: boolean): SQL {
  const conditions = terms.map((term) => {
    const conditions: SQL[] = [];
    if (!hasKey(term) || isAscii(term.word)) conditions.push(sql`search_text like ${contains(term.word)}`);
    if (hasKey(term)) conditions.push(sql`search_key like ${contains(term.key)}`);
    if (isLenient && hasVariants(term)) {
      conditions.push(sql`${term.key} <% search_key`, ...listSwaps(term.key).map((swapped) => sql`search_key like ${contains(swapped)}`));
    }
    return sql`(${sql.join(conditions, sql` or `)})`;
  });
  return sql.join(conditions, sql` and `);
}

/** The rank, higher is better: words in the title count more than in the text, and exact ones more than similar ones. */
export function buildSearchRank(terms: readonly SearchTerm[]): SQL {
  const ranks = terms.map((term) =>
    hasKey(term)
      ? sql`(case when forum_search_key(title) like ${contains(term.key)} then 3 else 0 end
          + case when search_key like ${contains(term.key)} then 1 else word_similarity(${term.key}, search_key) end)`
      : sql`(case when lower(title) like ${contains(term.word)} then 3 else 0 end)`,
  );
  return sql.join(ranks, sql` + `);
}
