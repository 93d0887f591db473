import { astrologers, questionPricePaise } from '@oracle-astra/shared/contract';
import type { Astrologer, Pack } from '@oracle-astra/shared/contract';

/** Number of questions in each pack. */
const packQuestions = [10, 20, 50, 100] as const;

/** The packs of an astrologer, in whole rupees. No pack costs more than single questions; GST is added on the payment page. */
export function getPacks(astrologer: Astrologer): Pack[] {
  return packQuestions.map((questions) => {
    const price = (questions * questionPricePaise) / 100;
    const link = `/payment?${new URLSearchParams({ astrologer: astrologer.toLowerCase(), wallet: String(price), amount: String(price) }).toString()}`;
    return { originalPrice: price, discountPrice: price, text: `${questions} questions`, link };
  });
}

export function getAllPacks() {
  return astrologers.map((astrologer) => ({ astrologer: astrologer.toLowerCase(), data: getPacks(astrologer) }));
}
