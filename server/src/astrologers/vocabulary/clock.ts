import { indiaMs } from '../../indian-date';

/** The time of day in India: `hour` and `minutes` on a clock of 12, and the hour from 0 to 23. */
export function toClock(at: number) {
  const date = new Date(at + indiaMs);
  const hours = date.getUTCHours();
  return { hour: hours % 12 === 0 ? 12 : hours % 12, minutes: String(date.getUTCMinutes()).padStart(2, '0'), hours };
}

/** "09:05" and "21:05", in India. */
export function clockOf24(at: number): string {
  const { minutes, hours } = toClock(at);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** "9:05 am", in India. */
export function englishClock(at: number): string {
  const { hour, minutes, hours } = toClock(at);
  return `${hour}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}
