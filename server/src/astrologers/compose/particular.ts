import { composeAttempt } from './attempt';
import { composeBestYear } from './best-year';
import type { Context } from './context';
import { composeSides } from './either-sides';
import { composeFame } from './fame';
import { composeInvest } from './invest';
import { composeJobAtRisk } from './job-at-risk';
import { composeLucky, composeNumber } from './lucky';
import { composeTradeFit } from './trade-fit';
import { composeSpelling, composeTradeName } from './trade-name';
import { composeTrade, composeWhatNow } from './what-now';

/** Questions that have an answer of their own, each told by its words; the first that knows its question answers. */
const answers: readonly ((context: Context) => string | null)[] = [
  composeJobAtRisk, composeWhatNow, composeSpelling, composeTradeName, composeNumber, composeLucky, composeInvest, composeFame, composeSides, composeAttempt, composeBestYear, composeTrade, composeTradeFit,
];

export function composeParticular(context: Context): string | null {
  if (context.read.kind === 'repeat' || context.read.previous !== null) return null;
  for (const compose of answers) {
    const text = compose(context);
    if (text !== null) return text;
  }
  return null;
}
