import type { Language } from '@oracle-astra/shared/contract';
import { indiaMs } from '../../indian-date';
import { englishMonths } from './english';
import { hindiMonths } from './hindi';

const dayMs = 24 * 60 * 60_000;

/** The day in India on which an instant falls, as `2026-11-21`. */
export function istDay(at: Date | string): string {
  return new Date(new Date(at).getTime() + indiaMs).toISOString().slice(0, 10);
}

/** First, middle and last instant of the Indian day on which `at` falls. */
export function istDayBounds(at: Date): { start: Date; noon: Date; end: Date } {
  const start = Date.parse(`${istDay(at)}T00:00:00Z`) - indiaMs;
  return { start: new Date(start), noon: new Date(start + dayMs / 2), end: new Date(start + dayMs - 1) };
}

/** `21 Nov 2026` or `21 नवंबर 2026`, the day in India. Month names are not from `Intl`, which writes `Sept` in some locales. */
export function formatDay(at: Date | string, language: Language): string {
  const [year = '', month = '1', day = '1'] = istDay(at).split('-');
  const months = language === 'Hindi' ? hindiMonths : englishMonths;
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}
