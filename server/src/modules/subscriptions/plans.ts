import { subscriptionPlan } from '@oracle-astra/shared/contract';
import type { Locale, Plan } from '@oracle-astra/shared/contract';

/** The struck-through price, in rupees. */
const oldPrice = 299;

const standardPlan = { price: subscriptionPlan.pricePaise / 100, old_price: oldPrice, featured: true };

export const plans: Record<Locale, Plan[]> = {
  en: [
    {
      ...standardPlan,
      name: 'Standard Plan',
      bullet_points: [
        `${subscriptionPlan.questionsPerMonth} questions a month with Oracle and Astra`,
        'Daily, weekly and yearly rashifal',
        'Hindi, Odia, Telugu, Bengali and 10+ other languages',
        'Cancel anytime with 1 click',
      ],
    },
  ],
  hi: [
    {
      ...standardPlan,
      name: 'स्टैंडर्ड प्लान',
      bullet_points: [
        `हर महीने Oracle और Astra से ${subscriptionPlan.questionsPerMonth} सवाल`,
        'दैनिक, साप्ताहिक और वार्षिक राशिफल',
        'हिन्दी, ओड़िया, तेलुगु, बांग्ला और 10 से ज़्यादा दूसरी भाषाएँ',
        'जब चाहें, 1 क्लिक में रद्द कीजिए',
      ],
    },
  ],
};
