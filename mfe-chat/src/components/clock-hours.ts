/** How the hours of a time are typed: on the clock of 24 hours (empty), or with am or pm. */

/** The least and the most that hours with am or pm may be. */
export const halfDayHours = [1, 12] as const;

/** The typed hours on the clock of 24 hours: 12 am is 0, 12 pm is 12, 9 pm is 21. */
export function toClockHours(hours: string, meridiem: string): string {
  if (meridiem === '' || !/^\d+$/.test(hours.trim())) return hours.trim();
  return String((Number(hours) % 12) + (meridiem === 'pm' ? 12 : 0));
}
