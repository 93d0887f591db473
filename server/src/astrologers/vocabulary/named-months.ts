import { englishMonthNames, englishMonths } from './english';
import { hindiMonths } from './hindi';

const maxGap = 3;

/** Month 0 to 11 by each of its names; Hindi in Latin letters uses the English ones. */
const monthsByName = new Map<string, number>(
  [englishMonths, englishMonthNames, hindiMonths].flatMap((names) => names.map((name, at): [string, number] => [name.toLowerCase(), at])),
);
const names = [...monthsByName.keys()].sort((one, other) => other.length - one.length).join('|');
/** Any name of a month. */
export const monthNamePattern = `(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`;
const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(${names})(?![\\p{L}\\p{M}])\\.?,?\\s*(\\d{4})?`, 'giu');

/**
 * The months that a text names with their year, counted from year 0. A month without a year takes that of the next month in the
 * same clause ("January to March 2027"), or is none.
 */
export function findMonths(text: string): number[] {
  return text.split(/[.;!?।\n]/u).flatMap((clause) => {
    const found: number[] = [];
    let year: number | null = null;
    for (const [, name = '', digits] of [...clause.matchAll(pattern)].reverse()) {
      if (digits !== undefined) year = Number(digits);
      const month = monthsByName.get(name.toLowerCase());
      if (year !== null && month !== undefined) found.unshift(year * 12 + month);
    }
    return found;
  });
}

/** The months, 0 to 11, that a text names without a year. A verb begins with a small letter, and so does "may". */
export function findBareMonths(text: string): number[] {
  return text.split(/[.;!?।\n]/u).flatMap((clause) => {
    const found = [...clause.trim().matchAll(pattern)];
    const isDated = found.some(([, , year]) => year !== undefined);
    return found.flatMap(({ 1: name = '', index }) =>
      isDated || /^\p{Ll}/u.test(name) || (index === 0 && /^(?:May|March)$/u.test(name)) ? [] : [monthsByName.get(name.toLowerCase()) ?? 0],
    );
  });
}

/** The allowed months: those of the texts, and those between two that are at most a quarter apart. */
export function findAllowedMonths(texts: readonly string[]): Set<number> {
  const months = new Set<number>();
  for (const text of texts) {
    const named = findMonths(text);
    for (const [at, month] of named.entries()) {
      months.add(month);
      const next = named[at + 1];
      if (next !== undefined && next > month && next - month <= maxGap) for (let each = month; each < next; each += 1) months.add(each);
    }
  }
  return months;
}
