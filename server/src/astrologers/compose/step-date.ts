import type { Window } from '../plan/windows';
import type { Matter } from '../question/matters';
import type { Context } from './context';

const dayMs = 86_400_000;
/** What is asked of a few weeks is done within them. */
const soonDays = 70;
/** What is further away is no date to do something by. */
const nearDays = 400;

interface Decided {
  matter: Pick<Matter, 'careful'>;
  window: Window | null;
  isInside: boolean;
}

/** The day by which the step of an answer is taken: that of its window, unless the named time ends before; null for none. */
export function findStepDate({ read: { horizon }, now }: Context, { matter, window, isInside }: Decided, at: number): number | null {
  if (matter.careful || window === null) return null;
  const isDenied = horizon !== null && !isInside;
  if (isDenied) return window.start - now > nearDays * dayMs ? null : at;
  return horizon && !horizon.isPast && horizon.to - now < soonDays * dayMs ? Math.min(at, Math.max(horizon.to, now)) : at;
}
