import { astrologers, questionPricePaise } from '@oracle-astra/shared/contract';
import type { Astrologer, Locale, Pack } from '@oracle-astra/shared/contract';
import type { CommerceConfig } from '../../config/product/commerce';

/** Every text begins with the number, because clients parse it. */
const packTexts: Record<Locale, (questions: number) => string> = {
  en: (questions) => `${questions} questions`,
  hi: (questions) => `${questions} सवाल`,
};

/** The packs of an astrologer, in whole rupees; GST is added on the payment page. */
function getPacks(packs: CommerceConfig['packs'], astrologer: Astrologer, locale: Locale): Pack[] {
  return packs.map(({ wallet, price }) => {
    const query = new URLSearchParams({ astrologer: astrologer.toLowerCase(), wallet: String(wallet), amount: String(price) });
    return {
      originalPrice: wallet,
      discountPrice: price,
      text: packTexts[locale]((wallet * 100) / questionPricePaise),
      link: `/payment?${query.toString()}`,
    };
  });
}

export function getAllPacks({ packs }: Pick<CommerceConfig, 'packs'>, locale: Locale) {
  return astrologers.map((astrologer) => ({ astrologer: astrologer.toLowerCase(), data: getPacks(packs, astrologer, locale) }));
}
