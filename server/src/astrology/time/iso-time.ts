/** A day in milliseconds. */
export const dayMs = 86_400_000;
const two = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
// Precomputed parts: each concatenation is an allocation, and these strings are most of a chart's garbage.
const three = Array.from({ length: 1000 }, (_, number) => `${String(number).padStart(3, '0')}Z`);
const onDay = Array.from({ length: 13 * 32 }, (_, at) => `${two[Math.floor(at / 32)]}-${two[at % 32]}T`);
const hourAndMinute = Array.from({ length: 1440 }, (_, minute) => `${two[Math.floor(minute / 60)]}:${two[minute % 60]}:`);
const second = Array.from({ length: 60 }, (_, number) => `${two[number]}.`);

/**
 * Formats an instant like `Date.toISOString` in a third of the time, because a chart has a hundred instants.
 *
 * @param at milliseconds since 1970 UTC, in the years 1000 to 9999.
 */
export function isoTime(at: number): string {
  const days = Math.floor(at / dayMs);
  const rest = at - days * dayMs;
  // Days are counted from 1 March of year 0, in eras of 400 years, so that leap days come last.
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor((ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365);
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const seconds = Math.floor(rest / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${year}-${onDay[month * 32 + date]}${hourAndMinute[minutes]}${second[seconds % 60]}${three[rest - seconds * 1000]}`;
}
