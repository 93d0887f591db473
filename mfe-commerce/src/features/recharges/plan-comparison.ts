import { gstPercent, subscriptionPlan, type Pack } from '@oracle-astra/shared/contract';

/** From how many questions a month on the plan costs less than these packs with GST; null without packs of questions. */
export function getPlanCheaperFrom(packs: readonly Pack[]): number | null {
  const perQuestion = packs
    .map(({ text, discountPrice }) => (discountPrice * (100 + gstPercent)) / Number.parseInt(text, 10))
    .filter((paise) => paise > 0);
  if (perQuestion.length === 0) return null;
  return Math.floor(subscriptionPlan.pricePaise / Math.min(...perQuestion)) + 1;
}
