import { astrologers, questionPricePaise } from '@oracle-astra/shared/contract';
import type { Astrologer, Locale, Pack } from '@oracle-astra/shared/contract';

/** Number of questions in each pack. */
const packQuestions = [10, 20, 50, 100] as const;

/** Every text begins with the number, which clients read. */
const packTexts: Record<Locale, (questions: number) => string> = {
  en: (questions) => `${questions} questions`,
  hi: (questions) => `${questions} सवाल`,
};

/** The packs of an astrologer, in whole rupees. No pack costs more than single questions; GST is added on the payment page. */
export function getPacks(astrologer: Astrologer, locale: Locale): Pack[] {
  return packQuestions.map((questions) => {
    const price = (questions * questionPricePaise) / 100;
    const link = `/payment?${new URLSearchParams({ astrologer: astrologer.toLowerCase(), wallet: String(price), amount: String(price) }).toString()}`;
    return { originalPrice: price, discountPrice: price, text: packTexts[locale](questions), link };
  });
}

export function getAllPacks(locale: Locale) {
  return astrologers.map((astrologer) => ({ astrologer: astrologer.toLowerCase(), data: getPacks(astrologer, locale) }));
}
