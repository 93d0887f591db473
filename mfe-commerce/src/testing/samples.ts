import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';

export const samplePlans = {
  status: 'success',
  plans: [{ name: 'Standard Plan', price: 199, old_price: 299, featured: true, bullet_points: ['500 questions a month'], bonus: true }],
};

export const activeSubscription: SubscriptionStatusResponse = {
  status: 'active',
  is_active: true,
  has_subscription: true,
  subscription_id: 'sub_Q7x2L9',
  max_questions: 500,
  remaining_questions: 313,
  start_date: '2026-11-06 10:15:00',
  end_date: '2026-12-06 10:15:00',
  last_payment_date: '2026-11-06 10:15:00',
  days_remaining: 15,
};
