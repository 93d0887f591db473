import { monthEnd } from '../../plan/windows';
import type { Horizon } from '../../question/horizon';

const days = 250;

/** The months that come, for what one can do at once; it ends with a month, so that its last day is one that people name. */
export const comingMonths = (now: number): Horizon => ({ from: now, to: monthEnd(now + days * 86_400_000), unit: 'span', english: '', hindi: '', isPast: false });
