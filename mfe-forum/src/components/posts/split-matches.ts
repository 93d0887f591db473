const word = /[\p{L}\p{M}\p{N}]+/gu;
const normalize = (text: string) => text.toLowerCase().normalize('NFC');

/** The number of letters that may differ, because the search tolerates spelling errors in longer words. */
const tolerance = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Splits a text into parts, each of which matches a word of the search or not. */
export function splitMatches(text: string, query: string): { part: string; isMatch: boolean }[] {
  const wanted = (normalize(query).match(word) ?? []).filter(({ length }) => length > 1);
  const parts: { part: string; isMatch: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!wanted.some((term) => isSimilar(normalize(found), term))) continue;
    parts.push({ part: text.slice(end, index), isMatch: false }, { part: found, isMatch: true });
    end = index + found.length;
  }
  return [...parts, { part: text.slice(end), isMatch: false }].filter(({ part }) => part !== '');
}

function isSimilar(found: string, term: string): boolean {
  if (found.startsWith(term)) return true;
  const allowed = tolerance(term.length);
  return Math.abs(found.length - term.length) <= allowed && found[0] === term[0] && distance(found, term) <= allowed;
}

/** The edit distance: letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
