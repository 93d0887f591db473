import type { Subscription, SubscriptionOrder } from './repository';
import { dayMs } from '../../day';

/** An order that nobody has paid for a day, or of another price than today's, is not taken up again. */
export const orderLifetimeMs = dayMs;

export const isCurrentOrder = ({ pricePaise, createdAt }: SubscriptionOrder, now: Date, price: number): boolean =>
  pricePaise === price * 100 && now.getTime() - createdAt.getTime() < orderLifetimeMs;

export type SubscriptionState = 'active' | 'grace' | 'halted' | 'cancelled' | 'expired';

/** Until when a subscription can be used: a renewal that is late or failed has the days of grace, unless it was to end. */
export function getUsableUntil({ endsAt, cancelAtEnd }: Pick<Subscription, 'endsAt' | 'cancelAtEnd'>, graceDays: number): Date {
  return cancelAtEnd ? endsAt : new Date(endsAt.getTime() + graceDays * dayMs);
}

export function getState(subscription: Subscription, now: Date, graceDays: number): SubscriptionState {
  const { cancelledAt, state, endsAt } = subscription;
  if (cancelledAt !== null) return 'cancelled';
  if (now >= getUsableUntil(subscription, graceDays)) return 'expired';
  if (state === 'halted') return 'halted';
  return state === 'grace' || now >= endsAt ? 'grace' : 'active';
}

export const isUsable = (state: SubscriptionState): boolean => state === 'active' || state === 'grace';
