import { has, skipRoles, roleAt, type Reading } from './reading';

/** The only year of the message, which belongs to a month elsewhere in it. */
function onlyYear({ tokens }: Reading): number | undefined {
  const years = tokens.flatMap(({ year }) => year ?? []);
  return years.length === 1 ? years[0] : undefined;
}

/** The year offset: "next year", "pichle saal". */
export function yearsAway(reading: Reading): number | undefined {
  const at = reading.tokens.findIndex((_, index) => has(reading, index, 'which') && roleAt(reading, index + 1, 'unit') === 'year');
  const offset = at < 0 ? undefined : Number(roleAt(reading, at, 'which'));
  return offset === 0 ? undefined : offset;
}

/** The year beside a month or season and the end of both. */
export function yearBeside(reading: Reading, start: number, end: number): { year: number | undefined; start: number; end: number } {
  const after = skipRoles(reading, end, 1, 'of');
  const behind = reading.tokens[after]?.year;
  if (behind !== undefined) return { year: behind, start, end: after + 1 };
  const before = skipRoles(reading, start - 1, -1, 'of');
  const ahead = reading.tokens[before]?.year;
  return ahead === undefined ? { year: onlyYear(reading), start, end } : { year: ahead, start: before, end };
}

/** The year of a month that is named without one. */
export function findYear(reading: Reading, month: number, which: string | undefined): number {
  const { year, month: now } = reading.today;
  const offset = yearsAway(reading);
  if (offset !== undefined) return year + offset;
  if (which === '-1') return month < now ? year : year - 1;
  return month < now || (which === '1' && month === now) ? year + 1 : year;
}
