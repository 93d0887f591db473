import type { Context } from './context';
import { elaborate, judge } from './judgement';
import type { MatterId } from '../question/matters';

/** Matters in which a sum is asked for. */
export const ofMoney: readonly MatterId[] = ['income', 'wealth', 'business', 'investment', 'promotion', 'newJob', 'jobChange', 'career', 'loan', 'moneyBack', 'inheritance', 'houseSale', 'vehicleSale', 'partner', 'fame'];

/** No chart knows a sum; what it shows is whether much or little is likely. */
export function sayAmount(context: Context): string {
  const { say, book, read } = context;
  const judgement = judge(context);
  const m = book.matter(read.matter.id);
  const opening = {
    yes: () => say([['The figure is in no chart, but more rather than less', 'No chart names a sum; yours leans to a good one'], `: ${m} is well supported.`], [['रकम किसी कुंडली में नहीं होती, पर झुकाव ज़्यादा की ओर है', 'कितना, यह कुंडली नहीं बताती, पर अच्छा मिलने के आसार हैं'], `: ${m} का पक्ष मज़बूत है।`]),
    careful: () => say([['The figure is in no chart; expect a middling one', 'No chart names a sum, and yours points to the middle'], `: ${m} is mixed.`], [['रकम किसी कुंडली में नहीं होती, बीच का मानकर चलिए', 'कितना, यह कुंडली नहीं बताती, औसत मानिए'], `: ${m} का पक्ष मिला-जुला है।`]),
    slow: () => say([['The figure is in no chart; plan with a small one', 'No chart names a sum, and yours advises to plan for less'], `: ${m} has little support just now.`], [['रकम किसी कुंडली में नहीं होती, कम मानकर योजना बनाइए', 'कितना, यह कुंडली नहीं बताती, अभी थोड़ा मानिए'], `: ${m} को अभी कम सहारा है।`]),
  }[judgement.level]();
  return [opening, ...elaborate(context, judgement)].join('\n\n');
}
