import { subscriptionPlan } from '@oracle-astra/shared/contract';
import type { Plan } from '@oracle-astra/shared/contract';

/** The struck-through price, in rupees. */
const oldPrice = 299;

export const plans: Plan[] = [
  {
    name: 'Standard Plan',
    price: subscriptionPlan.pricePaise / 100,
    old_price: oldPrice,
    featured: true,
    bullet_points: [
      `${subscriptionPlan.questionsPerMonth} questions a month with Oracle and Astra`,
      'Daily, weekly and yearly rashifal',
      'Hindi, Odia, Telugu, Bengali and 10+ other languages',
      'Cancel anytime with 1 click',
    ],
  },
];
