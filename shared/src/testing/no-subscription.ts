import type { SubscriptionStatusResponse } from '../contract';

/** The status of a plan for somebody who never had one. */
export const noSubscription: SubscriptionStatusResponse = {
  status: 'none',
  message: 'You have no subscription yet.',
  is_active: false,
  has_subscription: false,
  subscription_id: null,
  max_questions: 0,
  remaining_questions: 0,
  start_date: null,
  end_date: null,
  last_payment_date: null,
  days_remaining: 0,
};
