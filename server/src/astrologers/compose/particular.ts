import { composeOmen, composeStoneOff } from './aside';
import { composeAttempt } from './attempt';
import { composeBestYear } from './best-year';
import type { Kind } from '../question/kinds';
import { shares } from '../question/heard';
import type { Topic } from '../topics/understand';
import type { Context } from './context';
import { composeDoctor } from './doctor';
import { composeEitherClauses } from './either-clauses';
import { composeEitherDays } from './either-days';
import { composeEitherFields } from './either-fields';
import { composeSides } from './either-sides';
import { composeMonthChoice, composeTwoMonths } from './either-time';
import { composeWish } from './either-wish';
import { composeFame } from './fame';
import { composeFestivalDay } from './festival-day';
import { composeInvest } from './invest';
import { composeJobAtRisk } from './job-at-risk';
import { composeLeaveFor, composeOffer } from './leave-for';
import { composeLineFit } from './line-fit';
import { composeLucky, composeNumber } from './lucky';
import { composeNamedChoice } from './named-choice';
import { composeOutcome } from './outcome';
import { composePractice } from './practice';
import { composePurchase } from './purchase';
import { composeRetrogradePlan } from './retrograde-plan';
import { composeSharedLife, composeTwoSuitors } from './shared-life';
import { composeToldChoice } from './told-choice';
import { composeTradeFit } from './trade-fit';
import { composeTreatmentDay } from './treatment-day';
import { composeSpelling, composeTradeName } from './trade-name';
import { composeTwoNumbers } from './two-numbers';
import { composeOptional, composeTrade, composeWhatNow } from './what-now';

type Compose = (context: Context) => string | null;

const work: readonly Topic[] = ['career', 'careerField', 'newJob', 'jobChange', 'governmentJob', 'promotion', 'workConflict', 'transfer', 'business', 'income'];
const study: readonly Topic[] = ['study', 'higherStudy', 'exam', 'x_subject'];
const money: readonly Topic[] = ['wealth', 'investment', 'loan', 'debt', 'house', 'houseSale', 'vehicle', 'vehicleSale', 'inheritance'];
const union: readonly Topic[] = ['marriage', 'love', 'loveMarriage', 'secondMarriage', 'harmony', 'x_match', 'family', 'homePeace'];
const places: readonly Topic[] = ['abroad', 'visa', 'travel', 'x_place'];

/**
 * Questions that have an answer of their own, each told by its words; the first that knows its question answers. Where the
 * tables are sure of a topic that is not among those named, the words mean something else.
 */
const answers: readonly (readonly [compose: Compose, topics: readonly Topic[] | null])[] = [
  [composeTwoNumbers, null],
  [composeFestivalDay, null],
  [composeTreatmentDay, null],
  [composeMonthChoice, null],
  [composeNamedChoice, null],
  [composeToldChoice, null],
  [composeDoctor, ['health', 'mind', 'children', 'habits', 'x_time', 'x_meaning']],
  [composeOmen, ['x_trouble', 'luck', 'x_self', 'marriage', 'family', 'homePeace', 'harmony']],
  [composeStoneOff, ['x_gem', 'x_remedyPlanet', 'x_complaint']],
  [composeRetrogradePlan, ['x_time', 'x_muhurta', 'x_fact', 'x_meaning', ...work, ...money, ...places]],
  [composeJobAtRisk, work],
  [composeOptional, study],
  [composeWhatNow, [...work, ...study, 'x_time', 'x_place']],
  [composeSpelling, ['x_naming', 'x_number']],
  [composeTradeName, ['x_naming', 'x_number', 'business']],
  [composeNumber, ['x_number', 'x_naming', 'x_muhurta', 'marriage', 'house', 'vehicle']],
  [composeLucky, ['x_number', 'luck', 'x_muhurta', 'x_fact', 'x_time']],
  [composeInvest, money],
  [composeFame, ['fame', 'arts', ...work]],
  [composeSides, ['partner', ...work, ...study, ...money, ...places, 'lending', 'x_other']],
  [composeEitherClauses, null],
  [composeEitherFields, [...work, ...study, 'arts', 'fame', 'investment', 'x_other']],
  [composeWish, [...work, ...study, ...union, ...places, 'arts', 'fame', 'x_other']],
  [composeEitherDays, ['x_muhurta', 'x_other', ...work, ...study, ...money, ...union, ...places]],
  [composeTwoMonths, null],
  [composeAttempt, [...study, 'governmentJob', 'visa']],
  [composeBestYear, ['luck', 'x_time', ...work, ...money, ...union]],
  [composeTrade, work],
  [composeLineFit, [...work, ...study, 'arts', 'fame', 'leadership', 'spirit', 'x_self']],
  [composePractice, ['x_remedyPlanet', 'spirit', 'mind', 'x_gem', 'habits']],
  [composePurchase, money],
  [composeTwoSuitors, [...union, 'partner']],
  [composeSharedLife, union],
  [composeLeaveFor, [...work, ...money, ...places]],
  [composeTradeFit, ['business', 'careerField', 'career', 'newJob', 'jobChange', 'investment']],
  [composeOffer, [...work, ...places]],
  [composeOutcome, [...work, ...study, ...money, ...union, ...places, 'court', 'moneyBack', 'dealings']],
];

/** Talk that a word of these lists does not turn into a question about the chart. */
const talks: readonly Kind[] = ['human', 'abuse', 'greeting', 'thanks', 'farewell', 'nod', 'memory', 'unread', 'bare', 'match', 'dream'];

/** The answer that a question has by its own words; null where a fact, a term, a kind or a matter answers it. */
export function composeParticular(context: Context): string | null {
  const { topic } = context.read;
  if (context.read.kind === 'repeat' || context.read.previous !== null || talks.includes(context.read.kind)) return null;
  for (const [compose, topics] of answers) {
    if (topics !== null && topic.share >= shares.likely && !topics.includes(topic.value)) continue;
    const text = compose(context);
    if (text !== null) return text;
  }
  return null;
}
