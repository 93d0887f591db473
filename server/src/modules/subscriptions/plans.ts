import type { Locale, Plan } from '@oracle-astra/shared/contract';
import type { CommerceConfig } from '../../config/product/commerce';

const texts: Record<Locale, { name: string; bulletPoints: (questions: number) => string[] }> = {
  en: {
    name: 'Standard Plan',
    bulletPoints: (questions) => [
      `${questions} questions a month with Oracle and Astra`,
      'Daily, weekly and yearly rashifal',
      'Answers in English, Hindi and Hindi in Latin letters',
      'Cancel anytime with 1 click',
    ],
  },
  hi: {
    name: 'स्टैंडर्ड प्लान',
    bulletPoints: (questions) => [
      `हर महीने Oracle और Astra से ${questions} सवाल`,
      'दैनिक, साप्ताहिक और वार्षिक राशिफल',
      'जवाब हिन्दी, अंग्रेज़ी और रोमन हिन्दी में',
      'जब चाहें, 1 क्लिक में रद्द कीजिए',
    ],
  },
};

/** The plans on sale, prices in rupees. */
export function getPlans({ price, oldPrice, questions, bonus }: CommerceConfig['plan'], locale: Locale): Plan[] {
  const { name, bulletPoints } = texts[locale];
  return [{ name, price, old_price: oldPrice, featured: true, bullet_points: bulletPoints(questions), ...(bonus && { bonus }) }];
}
