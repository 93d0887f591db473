import type { Subscription, SubscriptionOrder } from './repository';
import { dayMs } from '../../day';

/** An order that is a day old or has another price than the current one is not resumed, unless a bank has its mandate. */
export const orderLifetimeMs = dayMs;

/** A bank may answer or report a charge this long after it was made, also after the end of its mandate. */
export const lateDays = 10;

export const isCurrentOrder = ({ pricePaise, createdAt, mandateAt }: SubscriptionOrder, now: Date, price: number): boolean =>
  mandateAt !== null || (pricePaise === price * 100 && now.getTime() - createdAt.getTime() < orderLifetimeMs);

export type SubscriptionState = 'active' | 'grace' | 'halted' | 'cancelled' | 'expired';

/** The end of a subscription's use: with the grace period for a late or failed renewal, unless it was cancelled. */
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
