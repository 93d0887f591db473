import { gstPercent, questionPricePaise, subscriptionPlan, type Pack } from '@oracle-astra/shared/contract';

/**
 * The number of questions per month from which the plan costs less than packs, GST included; null without packs. Must match the
 * server's calculation: the price per question is that of the largest pack that these questions use up.
 */
export function getPlanCheaperFrom(packs: readonly Pack[]): number | null {
  const rates = packs.map(({ text, discountPrice }) => ({ count: Number.parseInt(text, 10), paise: discountPrice * 100 }));
  if (rates.length === 0) return null;
  const { questionsPerMonth, pricePaise } = subscriptionPlan;
  for (let questions = 1; questions < questionsPerMonth; questions += 1) {
    const usable = rates.filter(({ count }) => count <= questions).map(({ count, paise }) => paise / count);
    const paise = questions * Math.min(questionPricePaise, ...usable) * (1 + gstPercent / 100);
    if (paise > pricePaise) return questions;
  }
  return questionsPerMonth;
}
