import type { Context } from '../compose/context';
import type { ReadQuestion } from '../question/read-question';
import { beliefs } from './beliefs';
import { birthOmens } from './birth-omens';
import { body } from './body';
import { conjunction } from './conjunction';
import { dashaAdvice } from './dasha-advice';
import { hearts } from './hearts';
import { toAsked, type Asked, type Plain } from './plain';
import { serviceTalk } from './service-talk';
import { spouseToCome } from './spouse';
import { clock } from './clock';
import { temper } from './temper';
import { terms } from './terms';
import { twoSigns } from './two-signs';
import { yogaDoubt } from './yoga-doubt';

/** In this order: what is free before what is charged, what is narrow before what is wide. */
const plains: readonly Plain[] = [clock, ...birthOmens, terms, ...serviceTalk, ...beliefs, twoSigns, ...hearts, spouseToCome, ...dashaAdvice, yogaDoubt, conjunction, body, temper];

export interface PlainAnswer extends Pick<Plain, 'isFree' | 'usesChart'> {
  compose(context: Context): string;
}

/** The answer that a question has of its own; null where a matter, a fact or a kind answers it. A question that goes on from another has none. */
export function findPlainAnswer(read: ReadQuestion): PlainAnswer | null {
  if (['repeat', 'unread', 'abuse'].includes(read.kind) || read.previous !== null) return null;
  const asked: Asked = toAsked(read);
  const found = plains.find((each) => each.holds(asked));
  return found ? { isFree: found.isFree, usesChart: found.usesChart, compose: (context) => found.compose(context, asked) } : null;
}

/** Whether a small trouble of the body is asked of the chart, which no answer about illness needs to take. */
export const isSmallTrouble = (read: ReadQuestion): boolean => body.holds(toAsked(read));
