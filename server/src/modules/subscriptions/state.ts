import type { Subscription, SubscriptionOrder } from './repository';
import { dayMs } from '../../day';

/** An order that is a day old or has another price than the current one is not resumed, unless a bank has its mandate. */
export const orderLifetimeMs = dayMs;

/** A bank may answer or report a charge this long after it was made, also after the end of its mandate. */
export const lateDays = 10;

export const isCurrentOrder = ({ pricePaise, createdAt, mandateAt }: SubscriptionOrder, now: Date, price: number): boolean =>
  mandateAt !== null || (pricePaise === price * 100 && now.getTime() - createdAt.getTime() < orderLifetimeMs);

export type SubscriptionState = 'active' | 'grace' | 'halted' | 'cancelled' | 'expired';

/**
 * The end of a subscription's use: with the grace period for a late or failed renewal, unless it was cancelled before. One that
 * is cancelled in its grace period stays in the state `grace` and keeps the days that the page promised.
 */
export function getUsableUntil(
  { endsAt, cancelAtEnd, state }: Pick<Subscription, 'endsAt' | 'cancelAtEnd' | 'state'>,
  graceDays: number,
): Date {
  return cancelAtEnd && state !== 'grace' ? endsAt : new Date(endsAt.getTime() + graceDays * dayMs);
}

export function getState(subscription: Subscription, now: Date, graceDays: number): SubscriptionState {
  const { cancelledAt, cancelAtEnd, state, endsAt } = subscription;
  if (cancelledAt !== null) return 'cancelled';
  if (now >= getUsableUntil(subscription, graceDays)) return 'expired';
  if (state === 'halted') return 'halted';
  // Nothing is due any more if it does not renew.
  return !cancelAtEnd && (state === 'grace' || now >= endsAt) ? 'grace' : 'active';
}

export const isUsable = (state: SubscriptionState): boolean => state === 'active' || state === 'grace';
