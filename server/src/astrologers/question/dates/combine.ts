import { between, boundBy, joinPeriods, type Bound } from './periods';
import { getPart } from './parts';
import { found, genitives, has, isPastStatement, skipRoles, ranks, roleAt, type Found, type Reading } from './reading';
import type { Role } from './time-tokens';

/** Words that are also verbs: they need an "of", or a month before them. */
const verbs = ['start', 'starting', 'end', 'ending'];
/** Words that only precede a period. */
const openings = ['early', 'late'];

/** The part before or after a period. */
function partBeside(reading: Reading, { start, end, as }: Found): { index: number; part: string } | null {
  const { tokens } = reading;
  const before = skipRoles(reading, start - 1, -1, 'of');
  const behind = skipRoles(reading, end, 1, 'of');
  const isVerb = (index: number) => verbs.includes(tokens[index]?.word ?? '');
  const [partBefore, partBehind] = [roleAt(reading, before, 'part'), roleAt(reading, behind, 'part')];
  if (partBefore !== undefined && (before < start - 1 || !isVerb(before))) return { index: before, part: partBefore };
  const isLinked = behind === end || genitives.includes(tokens[behind - 1]?.word ?? '');
  if (partBehind === undefined || !isLinked || openings.includes(tokens[behind]?.word ?? '') || (isVerb(behind) && as !== 'month' && as !== 'which')) return null;
  return { index: behind, part: partBehind };
}

/** "First week of January", "2027 second half", "saal ke ant": a part of the period beside it. */
export function applyParts(reading: Reading, all: readonly Found[]): Found[] {
  return all.map((each) => {
    const beside = partBeside(reading, each);
    const of = beside && getPart(beside.part, each, reading.today);
    return of ? found('part', of, Math.min(beside.index, each.start), Math.max(beside.index + 1, each.end)) : each;
  });
}

/** "From March to June", "2 dec se 9 dec", "2015 to 2018", "June July". */
export function joinRanges(reading: Reading, all: readonly Found[]): Found[] {
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
    const either = last && isOneKind && isJoined && isOr && (each.as === 'month' || each.as === 'year') ? joinPeriods(last, each) : null;
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

/** How a period is bounded: by an English word before it, or by a Hindi one after it. */
export function findBound(reading: Reading, { start, end }: Pick<Found, 'start' | 'end'>): Bound | undefined {
  const before = skipRoles(reading, start - 1, -1, 'of', 'onDay', 'age');
  const behind = skipRoles(reading, end, 1, 'of');
  const prefix = bounds.find(([bound]) => has(reading, before, bound));
  const suffix = bounds.find(([, then]) => has(reading, end, then) || has(reading, behind, then));
  return (prefix ?? suffix)?.[0] ?? findDistantBound(reading, start);
}

const maxWordsBetween = 5;
const verbal: readonly Role[] = ['past', 'ahead', 'now', 'join'];

/** "Before my daughter's wedding in February": a bound whose noun the time only places. */
function findDistantBound(reading: Reading, start: number): Bound | undefined {
  if (!has(reading, start - 1, 'within')) return undefined;
  for (let at = start - 2; at >= Math.max(0, start - 2 - maxWordsBetween); at -= 1) {
    if (verbal.some((role) => has(reading, at, role))) return undefined;
    const bound = (['before', 'after'] as const).find((each) => reading.tokens[at]?.word === each);
    if (bound !== undefined) return bound;
  }
  return undefined;
}

export function applyBounds(reading: Reading, all: readonly Found[]): Found[] {
  const isStatement = isPastStatement(reading);
  return all.flatMap((each) => {
    // A time that something has lasted since is a statement, not the asked time.
    if (has(reading, skipRoles(reading, each.start - 1, -1, 'of', 'which'), 'story')) return [];
    const bound = each.as === 'count' || each.as === 'range' ? undefined : findBound(reading, each);
    if (bound === undefined) return [each];
    // "Since March" means the past March.
    if (bound === 'since' && isStatement) return [];
    // "After 40" begins with that birthday.
    const of = boundBy(bound, each.as === 'age' && bound === 'after' ? { ...each, to: each.from } : each, reading.today);
    if (of === null) return bound === 'since' ? [] : [each];
    return [{ ...each, ...of, rank: each.as === 'year' ? ranks.year - 1 : each.rank }];
  });
}
