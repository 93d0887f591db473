import type { Subscription } from './repository';
import { getUsableUntil } from './state';

export type CloseReason = 'renewed' | 'ended' | 'halted' | 'cancelled' | 'refunded' | 'erased';

/** The events of a started plan, except charges, for which see `judgeCharge`. */
export type PlanEvent =
  | { kind: 'renewal_failed' | 'given_up'; at: Date }
  /** The provider no longer charges it. */
  | { kind: 'ended_at_provider' }
  | { kind: 'cancelled' | 'cancelled_at_end' | 'refunded' | 'erased' | 'banned' | 'sealed' | 'barred' | 'superseded' | 'time_passed' };

/** The transition; null if the event changes nothing in this state. */
export interface PlanStep {
  values: Partial<Subscription>;
  /** Why the open cycle of this plan closes. */
  closes?: CloseReason;
  /** Whether the mandate is to be ended at the provider. */
  stops?: true;
  tells?: 'subscription_payment_failed' | 'subscription_ended' | 'subscription_cancelled';
}

type Plan = Pick<Subscription, 'state' | 'cancelledAt' | 'cancelAtEnd' | 'lastPaymentAt' | 'endsAt'>;
interface Moment {
  now: Date;
  graceDays: number;
}

/** A request to end it at once, from anybody. */
const endNow = (now: Date, closes: CloseReason, tells?: PlanStep['tells']): PlanStep => ({
  values: { state: 'cancelled', cancelledAt: now },
  closes,
  stops: true,
  ...(tells && { tells }),
});

/** Paid days are kept, so it ends with its cycle. */
const endWithCycle = ({ cancelAtEnd }: Plan): PlanStep =>
  cancelAtEnd ? { values: {}, stops: true } : { values: { cancelAtEnd: true }, stops: true, tells: 'subscription_cancelled' };

/** A plan in its grace period keeps its questions until the end of it, as the page says. */
const endWithGrace = (plan: Plan): PlanStep => {
  const step = endWithCycle(plan);
  return { ...step, values: { ...step.values, state: 'grace' } };
};

function failRenewal(plan: Plan, kind: 'renewal_failed' | 'given_up', at: Date, { now, graceDays }: Moment): PlanStep | null {
  // Nothing is due before the end of the cycle, after a later charge, or if it does not renew.
  if (plan.cancelAtEnd || plan.lastPaymentAt > at || now < plan.endsAt) return null;
  // The person was already notified of its end.
  if (kind === 'renewal_failed' && now >= getUsableUntil(plan, graceDays)) return null;
  const state = kind === 'given_up' ? 'halted' : 'grace';
  if (plan.state === state || plan.state === 'halted') return null;
  return state === 'halted'
    ? { values: { state }, closes: 'halted', tells: 'subscription_ended' }
    : { values: { state }, tells: 'subscription_payment_failed' };
}

/** The state machine of a plan: the transition of an event in the current state. */
export function stepPlan(plan: Plan, event: PlanEvent, moment: Moment): PlanStep | null {
  const { now, graceDays } = moment;
  if (plan.cancelledAt !== null) return null;
  const isPaid = now < plan.endsAt;
  const isInGrace = !isPaid && plan.state !== 'halted' && now < getUsableUntil(plan, graceDays);
  switch (event.kind) {
    case 'renewal_failed':
    case 'given_up':
      return failRenewal(plan, event.kind, event.at, moment);
    case 'ended_at_provider':
      // The provider confirms the end that the person requested.
      if (isInGrace && plan.cancelAtEnd) return endWithGrace(plan);
      return isPaid ? endWithCycle(plan) : endNow(now, 'ended', 'subscription_ended');
    case 'banned':
    case 'sealed':
    case 'barred':
      return isPaid ? endWithCycle(plan) : endNow(now, 'ended', 'subscription_ended');
    case 'cancelled_at_end':
      if (isInGrace) return endWithGrace(plan);
      return isPaid ? endWithCycle(plan) : endNow(now, 'cancelled', 'subscription_cancelled');
    case 'cancelled':
      return endNow(now, 'cancelled', 'subscription_cancelled');
    case 'refunded':
      return endNow(now, 'refunded', 'subscription_cancelled');
    case 'erased':
      return endNow(now, 'erased');
    case 'superseded':
      return endNow(now, 'ended');
    case 'time_passed':
      // A charge may still restart it, unless it was cancelled.
      if (now < getUsableUntil(plan, graceDays)) return null;
      return { values: {}, closes: 'ended', tells: 'subscription_ended', ...(plan.cancelAtEnd && { stops: true as const }) };
  }
}

interface ChargeCase {
  /** The plan of the charge; null before its first. */
  plan: Plan | null;
  /** Whether the person has another usable plan. */
  hasOther: boolean;
  /** Whether the person has a later plan. */
  hasLater: boolean;
  isStopped: boolean;
  /** Whether the account was deleted or banned, or is of a minor without a consent. */
  isClosed: boolean;
  cycle: { start: Date; end: Date };
}

/** The effect of a captured charge with the right amount: it `starts` its cycle or is fully refunded; `stops` if no further charge may follow. */
export function judgeCharge(
  { plan, hasOther, hasLater, isStopped, isClosed, cycle }: ChargeCase,
  { now, graceDays }: Moment,
): 'starts' | 'goes back' | 'goes back and stops' {
  if (isClosed || isStopped || hasOther || hasLater) return 'goes back and stops';
  if (plan?.cancelledAt || (plan?.cancelAtEnd && cycle.start >= plan.endsAt)) return 'goes back and stops';
  // Its days are over, or a later charge's cycle is running, so it cannot be credited.
  const isOver =
    now >= getUsableUntil({ endsAt: cycle.end, cancelAtEnd: false, state: 'active' }, graceDays) ||
    (plan !== null && cycle.end <= plan.endsAt);
  return isOver ? 'goes back' : 'starts';
}
