import { agePeriod, dayAway, dayPeriod, fiscalPeriod, seasonPeriod, unnamedPeriod, unitAway, weekdayPeriod, yearPeriod, type Period } from './periods';
import { found, genitives, has, isOther, mentionsNext, skipRoles, roleAt, hasRole, type Found, type Reader, type Reading } from './reading';
import { at, dayMs, formatTime, yearDays } from './spans';
import { yearBeside, yearsAway } from './named-years';

/** Seasons by which a time is named even without a year. */
const timeSeasons = ['summer', 'winter'];

export const readSeason: Reader = (reading, start) => {
  const season = roleAt(reading, start, 'season');
  if (season === undefined) return null;
  const beside = yearBeside(reading, start, start + 1);
  const offset = yearsAway(reading) ?? (roleAt(reading, start - 1, 'which') === '-1' ? -1 : undefined);
  const year = beside.year ?? (offset === undefined ? undefined : reading.today.year + offset);
  const isNamed = year !== undefined || has(reading, start - 1, 'which');
  // "The roof leaks in the rains" names no time.
  if (!isNamed && !timeSeasons.includes(season)) return null;
  return [found('season', seasonPeriod(season, year, reading.today), beside.start, beside.end)];
};

/** "This week", "next to next year", "the year after next", "my month", "year end". */
export const readWhich: Reader = (reading, start) => {
  const find = (unit: string, away: string, end: number): Found[] | null => {
    const of = unitAway(unit, Number(away), reading.today);
    return of && [found('which', of, start, end)];
  };
  const unit = roleAt(reading, start, 'unit');
  const behind = roleAt(reading, start + 1, 'behind');
  if (unit !== undefined && behind !== undefined) return find(unit, behind, start + 2);
  const [before, after] = [skipRoles(reading, start - 1, -1, 'of'), skipRoles(reading, start + 1, 1, 'of')];
  // The "last year" of a course is not the end of a year.
  const isBehind = after === start + 1 || genitives.includes(reading.tokens[after - 1]?.word ?? '');
  const isOfEnd = [before === start - 1 ? -1 : before, isBehind ? after : -1].some((index) => ['start', 'end'].includes(roleAt(reading, index, 'part') ?? ''));
  if ((unit === 'month' || unit === 'year') && isOfEnd) return find(unit, '0', start + 1);
  // Without a month beside it "last week" is the previous one.
  const isLastWeek = roleAt(reading, start, 'part') === 'lastWeek' && !isBesideMonth(reading, start);
  if (isLastWeek) return find('week', '-1', start + 1);
  const which = roleAt(reading, start, 'which') ?? roleAt(reading, start, 'mine');
  const next = roleAt(reading, start + 1, 'unit');
  const isMany = manyUnits.test(reading.tokens[start + 1]?.word ?? '');
  return which === undefined || next === undefined || isMany ? null : find(next, which, start + 2);
};

/** "The coming years" are not the next one. */
const manyUnits = /(?:days|weeks|months|years|[nlt]on?)$/u;

const isBesideMonth = (reading: Reading, at: number): boolean =>
  [skipRoles(reading, at - 1, -1, 'of'), skipRoles(reading, at + 1, 1, 'of')].some((near) =>
    (['month', 'may', 'unit', 'which'] as const).some((role) => has(reading, near, role)),
  );

export const readWeekday: Reader = (reading, start) => {
  const planetDay = has(reading, start + 1, 'dayMark') ? roleAt(reading, start, 'planetDay') : undefined;
  const day = roleAt(reading, start, 'weekday') ?? planetDay;
  // "Every Sunday" does not name a future day.
  if (day === undefined || has(reading, start - 1, 'every') || has(reading, start - 2, 'since')) return null;
  const before = skipRoles(reading, start - 1, -1, 'unit');
  const which = mentionsNext(reading, 'week') ? '1' : (roleAt(reading, start - 1, 'which') ?? roleAt(reading, before, 'which'));
  return [found('weekday', weekdayPeriod(Number(day), which, reading.today), start, start + 1)];
};

export const readDay: Reader = (reading, start) => {
  const offset = roleAt(reading, start, 'day');
  return offset === undefined ? null : [found('which', dayAway(Number(offset), reading.today), start, start + 1)];
};

const [minAge, minBareAge, maxAge] = [10, 18, 99];

const states = ['is', 'am', 'are', 'was', 'im'];

/** "At the age of 40", "when I turn 40", "40 ki umar", "after 30"; the user's current age is not a time. */
export const readAge: Reader = (reading, start) => {
  const { tokens, birth, today } = reading;
  const number = has(reading, start, 'age') ? skipRoles(reading, start + 1, 1, 'of') : start;
  const { figure: age = 0, isOrdinal = false } = tokens[number] ?? {};
  if (age < minAge || age > maxAge || isOrdinal || has(reading, number + 1, 'unit') || isOther(reading, number)) return null;
  const isBehind = has(reading, number + 1, 'ageBehind');
  const isBounded = has(reading, number - 1, 'before') || has(reading, number - 1, 'after') || has(reading, number + 1, 'thenAfter');
  if (!isBehind && number === start && !(isBounded && age >= minBareAge)) return null;
  // "My daughter is 25 years old" states an age and not a time.
  if (isBehind && states.includes(tokens[number - 1]?.word ?? '')) return null;
  const of = agePeriod(age, birth);
  return of.from <= today.start && today.start < of.to ? null : [found('age', of, start, number + (isBehind ? 2 : 1))];
};

export const readYear: Reader = ({ tokens, today }, start) => {
  const year = tokens[start]?.year;
  if (year === undefined) return null;
  const of = yearPeriod(year);
  return [found('year', year === today.year ? { ...of, from: today.start } : of, start, start + 1)];
};

const halfYear = 183;
const childhoodYears = 12;
const weekendDays = 2;

/** Times with a fixed phrase. */
const phrases: Record<string, (reading: Reading) => Period> = {
  soon: ({ today: { start } }) => unnamedPeriod(start, start + halfYear * dayMs, 'span', formatTime('soon')),
  attempt: ({ today: { start } }) => unnamedPeriod(start, start + 365 * dayMs, 'span', formatTime('attempt')),
  nextAttempt: ({ today: { start } }) => unnamedPeriod(start, start + 365 * dayMs, 'span', formatTime('nextAttempt')),
  lately: ({ today: { start } }) => unnamedPeriod(start - 1095 * dayMs, start, 'span', formatTime('lately')),
  childhood: ({ birth }) => unnamedPeriod(birth, birth + childhoodYears * yearDays * dayMs, 'span', formatTime('childhood')),
  fiscal: ({ today }) => fiscalPeriod(0, today),
  nextFiscal: ({ today }) => fiscalPeriod(1, today),
  newYear: ({ today }) => dayPeriod(at(today.year + 1, 0)),
  // In January the new year has begun.
  yearAhead: ({ today }) => (today.month === 0 ? { ...yearPeriod(today.year), from: today.start } : yearPeriod(today.year + 1)),
  weekend: ({ tokens, today: { start, weekday } }) => {
    const isNext = tokens.some(({ word, roles }, at) => roles.which === '1' && tokens[at + 1]?.roles.phrase === 'weekend' && word !== 'coming');
    const from = start + (((6 - weekday + 7) % 7) + (isNext ? 7 : 0)) * dayMs;
    return unnamedPeriod(from, from + weekendDays * dayMs, 'week', formatTime(isNext ? 'nextWeekend' : 'weekend'));
  },
};

export const readPhrase: Reader = (reading, start) => {
  const name = roleAt(reading, start, 'phrase');
  // An event that has not come "so far" is in the future.
  const isAwaited = name === 'lately' && hasRole(reading, 'negated');
  const createPeriod = name === undefined || isAwaited ? undefined : phrases[name];
  return createPeriod ? [found('phrase', createPeriod(reading), start, start + 1)] : null;
};
