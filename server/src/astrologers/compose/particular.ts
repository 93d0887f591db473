import { composeClockDoubt, composeOmen, composeStoneOff } from './aside';
import { composeAttempt } from './attempt';
import { composeBestYear } from './best-year';
import type { Kind } from '../question/kinds';
import type { Context } from './context';
import { composeDoctor } from './doctor';
import { composeEitherDays } from './either-days';
import { composeEitherFields } from './either-fields';
import { composeSides } from './either-sides';
import { composeWish } from './either-wish';
import { composeFame } from './fame';
import { composeInvest } from './invest';
import { composeJobAtRisk } from './job-at-risk';
import { composeLeaveFor, composeOffer } from './leave-for';
import { composeLineFit } from './line-fit';
import { composeLucky, composeNumber } from './lucky';
import { composeOutcome } from './outcome';
import { composePractice } from './practice';
import { composePurchase } from './purchase';
import { composeRetrogradePlan } from './retrograde-plan';
import { composeSharedLife, composeTwoSuitors } from './shared-life';
import { composeTradeFit } from './trade-fit';
import { composeSpelling, composeTradeName } from './trade-name';
import { composeOptional, composeTrade, composeWhatNow } from './what-now';

/** Questions that have an answer of their own, each told by its words; the first that knows its question answers. */
const answers: readonly ((context: Context) => string | null)[] = [
  composeDoctor, composeOmen, composeStoneOff, composeRetrogradePlan, composeJobAtRisk, composeOptional, composeWhatNow, composeSpelling, composeTradeName, composeNumber, composeLucky, composeInvest, composeFame, composeSides, composeEitherFields, composeWish, composeEitherDays, composeAttempt, composeBestYear, composeTrade, composeLineFit, composePractice, composePurchase, composeTwoSuitors, composeSharedLife, composeLeaveFor, composeTradeFit, composeOffer, composeOutcome,
];

/** Talk that a word of these lists does not turn into a question about the chart. */
const talks: readonly Kind[] = ['human', 'abuse', 'greeting', 'thanks', 'farewell', 'nod', 'memory', 'unread', 'bare', 'match', 'dream'];

/** What costs nothing, because the chart's own page says it. */
const free: readonly ((context: Context) => string | null)[] = [composeClockDoubt];

export function composeParticular(context: Context): { text: string; isFree: boolean } | null {
  if (context.read.kind === 'repeat' || context.read.previous !== null || talks.includes(context.read.kind)) return null;
  for (const compose of [...free, ...answers]) {
    const text = compose(context);
    if (text !== null) return { text, isFree: free.includes(compose) };
  }
  return null;
}
