import { monthEnd } from '../../plan/windows';
import type { Horizon } from '../../question/horizon';
import { dayMs } from '../../question/spans';

const days = 250;
const soonDays = 20;

/** The months that come, for what one can do at once; it ends with a month, so that its last day is one that people name. */
export const comingMonths = (now: number): Horizon => ({ from: now, to: monthEnd(now + days * dayMs), unit: 'span', english: '', hindi: '', isPast: false });

/** Whether a good time begins so soon that its distance is that of its end. */
export const beginsSoon = (now: number, { start }: { start: number }): boolean => start - now < soonDays * dayMs;
