import { between, boundBy, eitherOf, type Bound } from './periods';
import { partOf } from './parts';
import { found, genitives, has, isTold, over, ranks, roleAt, type Found, type Reading } from './reading';
import type { Role } from './time-tokens';

/** Words that are verbs too: they need an "of", or a month before them. */
const verbs = ['start', 'starting', 'end', 'ending'];
/** They stand only before a period. */
const openings = ['early', 'late'];

/** The part that stands before a period, or behind it. */
function partBeside(reading: Reading, { start, end, as }: Found): { index: number; part: string } | null {
  const { tokens } = reading;
  const before = over(reading, start - 1, -1, 'of');
  const behind = over(reading, end, 1, 'of');
  const isVerb = (index: number) => verbs.includes(tokens[index]?.word ?? '');
  const [partBefore, partBehind] = [roleAt(reading, before, 'part'), roleAt(reading, behind, 'part')];
  if (partBefore !== undefined && (before < start - 1 || !isVerb(before))) return { index: before, part: partBefore };
  const isLinked = behind === end || genitives.includes(tokens[behind - 1]?.word ?? '');
  if (partBehind === undefined || !isLinked || openings.includes(tokens[behind]?.word ?? '') || (isVerb(behind) && as !== 'month' && as !== 'which')) return null;
  return { index: behind, part: partBehind };
}

/** "First week of January", "2027 second half", "saal ke ant": a part of the period beside it. */
export function withParts(reading: Reading, all: readonly Found[]): Found[] {
  return all.map((each) => {
    const beside = partBeside(reading, each);
    const of = beside && partOf(beside.part, each, reading.today);
    return of ? found('part', of, Math.min(beside.index, each.start), Math.max(beside.index + 1, each.end)) : each;
  });
}

/** "From March to June", "2 dec se 9 dec", "2015 to 2018", "June July". */
export function withRanges(reading: Reading, all: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const each of all) {
    const last = joined.at(-1);
    const links = reading.tokens.slice(last?.end ?? 0, each.start);
    const isJoined = links.every(({ roles }) => roles.join !== undefined || roles.of !== undefined || roles.onDay !== undefined || roles.between !== undefined || roles.thenSince !== undefined);
    const isBetween = last !== undefined && [last.start - 1, last.start - 2, each.end, each.end + 1].some((index) => has(reading, index, 'between'));
    const isTo = links.some(({ roles }) => roles.join === 'to' || roles.until !== undefined || roles.thenSince !== undefined);
    const isOr = links.some(({ roles }) => roles.join === 'or');
    const isOneKind = last?.unit === each.unit && last.from !== each.from && (each.as === 'date' || each.as === 'month' || each.as === 'year' || each.as === 'weekday');
    const isSpan = isTo || isBetween || (each.as === 'month' && !isOr);
    const either = last && isOneKind && isJoined && isOr && (each.as === 'month' || each.as === 'year') ? eitherOf(last, each) : null;
    if (last && either) joined[joined.length - 1] = found(each.as, either, last.start, each.end);
    else if (last && isOneKind && isJoined && isSpan) joined[joined.length - 1] = found('range', between(last, each), last.start, each.end);
    else joined.push(each);
  }
  return joined;
}

const bounds: readonly [bound: Bound, behind: Role][] = [
  ['before', 'thenBefore'],
  ['until', 'thenUntil'],
  ['after', 'thenAfter'],
  ['since', 'thenSince'],
];

/** How a period is bounded: by an English word before it, or by a Hindi one behind it. */
export function boundOf(reading: Reading, { start, end }: Pick<Found, 'start' | 'end'>): Bound | undefined {
  const before = over(reading, start - 1, -1, 'of', 'onDay', 'age');
  const behind = over(reading, end, 1, 'of');
  const prefix = bounds.find(([bound]) => has(reading, before, bound));
  const suffix = bounds.find(([, then]) => has(reading, end, then) || has(reading, behind, then));
  return (prefix ?? suffix)?.[0] ?? farBound(reading, start);
}

const mostWordsBetween = 5;
const verbal: readonly Role[] = ['past', 'ahead', 'now', 'join'];

/** "Before my daughter's wedding in February": a bound whose noun the time only places. */
function farBound(reading: Reading, start: number): Bound | undefined {
  if (!has(reading, start - 1, 'within')) return undefined;
  for (let at = start - 2; at >= Math.max(0, start - 2 - mostWordsBetween); at -= 1) {
    if (verbal.some((role) => has(reading, at, role))) return undefined;
    const bound = (['before', 'after'] as const).find((each) => reading.tokens[at]?.word === each);
    if (bound !== undefined) return bound;
  }
  return undefined;
}

export function withBounds(reading: Reading, all: readonly Found[]): Found[] {
  const tells = isTold(reading);
  return all.flatMap((each) => {
    // What goes on since then is told, and is not what is asked about.
    if (has(reading, over(reading, each.start - 1, -1, 'of', 'which'), 'story')) return [];
    const bound = each.as === 'count' || each.as === 'range' ? undefined : boundOf(reading, each);
    if (bound === undefined) return [each];
    // What has gone on since March began in the March that is over.
    if (bound === 'since' && tells) return [];
    // "After 40" begins with that birthday.
    const of = boundBy(bound, each.as === 'age' && bound === 'after' ? { ...each, to: each.from } : each, reading.today);
    if (of === null) return bound === 'since' ? [] : [each];
    return [{ ...each, ...of, rank: each.as === 'year' ? ranks.year - 1 : each.rank }];
  });
}
