import { applyBounds, applyParts, joinRanges } from './combine';
import { readDates, readDayAlone, readFigures, readMonth } from './read-dates';
import { readAge, readDay, readPhrase, readSeason, readWeekday, readWhich, readYear } from './read-named';
import { found, has, type Found, type Reader, type Reading } from './reading';
import { applyTense } from './tense';
import { countedPeriod } from './units';

/** The readers in the order in which they are tried at each word. */
const readers: readonly Reader[] = [
  readFigures,
  readDates,
  readMonth,
  readSeason,
  (reading, start) => {
    const counted = countedPeriod(reading, start);
    return counted && [found('count', counted.of, counted.start, counted.end)];
  },
  readAge,
  readWhich,
  readWeekday,
  readDay,
  readYear,
  readPhrase,
  readDayAlone,
];

/** All periods that a message names, in its order, without parts and bounds. */
function readPlain(reading: Reading): Found[] {
  const all: Found[] = [];
  for (let index = 0; index < reading.tokens.length; ) {
    let read: Found[] | null = null;
    for (const reader of has(reading, index, 'none') ? [] : readers) {
      read = reader(reading, index);
      if (read) break;
    }
    all.push(...(read ?? []));
    index = Math.max(index + 1, read?.at(-1)?.end ?? 0);
  }
  // A year that belongs to a month is not a separate period.
  const remaining = all.filter((each) => each.as !== 'year' || !all.some((other) => other !== each && other.start <= each.start && each.end <= other.end));
  return applyTense(reading, remaining);
}

/** All named times of a message, in its order. */
export const readPeriods = (reading: Reading): Found[] => applyBounds(reading, joinRanges(reading, applyParts(reading, readPlain(reading))));

/** The days of a message one by one. */
export const readDays = (reading: Reading): Found[] => readPlain(reading).filter(({ unit }) => unit === 'day');

/** The periods of a message with those that bound a span joined. */
export const readRanges = (reading: Reading): Found[] => joinRanges(reading, readPlain(reading));

