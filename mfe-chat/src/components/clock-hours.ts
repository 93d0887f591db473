/** How the hours of a time are typed: in the 24-hour format (''), or with am or pm. */

/** The minimum and maximum of hours with am or pm. */
export const twelveHourBounds = [1, 12] as const;

/** The typed hours in the 24-hour format: 12 am is 0, 12 pm is 12, 9 pm is 21. */
export function toClockHours(hours: string, meridiem: string): string {
  if (meridiem === '' || !/^\d+$/.test(hours.trim())) return hours.trim();
  return String((Number(hours) % 12) + (meridiem === 'pm' ? 12 : 0));
}
