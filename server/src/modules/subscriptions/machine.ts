import type { Subscription } from './repository';
import { getUsableUntil } from './state';

export type CloseReason = 'renewed' | 'ended' | 'halted' | 'cancelled' | 'refunded' | 'erased';

/** What may happen to a plan that was started; a charge is judged by `judgeCharge`. */
export type PlanEvent =
  | { kind: 'renewal_failed' | 'given_up'; at: Date }
  /** The provider charges it no more. */
  | { kind: 'ended_at_provider' }
  | { kind: 'cancelled' | 'cancelled_at_end' | 'refunded' | 'erased' | 'banned' | 'superseded' | 'time_passed' };

/** What a step does; null if the event changes nothing in this state. */
export interface PlanStep {
  values: Partial<Subscription>;
  /** Why the open cycle of this plan closes. */
  closes?: CloseReason;
  /** Whether the provider is to charge it no more. */
  stops?: true;
  tells?: 'subscription_payment_failed' | 'subscription_ended' | 'subscription_cancelled';
}

type Plan = Pick<Subscription, 'state' | 'cancelledAt' | 'cancelAtEnd' | 'lastPaymentAt' | 'endsAt'>;
interface Moment {
  now: Date;
  graceDays: number;
}

/** An order to end it at once, whoever gave it. */
const endNow = (now: Date, closes: CloseReason, tells?: PlanStep['tells']): PlanStep => ({
  values: { state: 'cancelled', cancelledAt: now },
  closes,
  stops: true,
  ...(tells && { tells }),
});

/** Paid days stay: it ends with its cycle. */
const endWithCycle = ({ cancelAtEnd }: Plan): PlanStep | null =>
  cancelAtEnd ? { values: {}, stops: true } : { values: { cancelAtEnd: true }, stops: true, tells: 'subscription_cancelled' };

function failRenewal(plan: Plan, kind: 'renewal_failed' | 'given_up', at: Date, { now }: Moment): PlanStep | null {
  // Nothing is due before the end of the cycle, after a charge that came since, or where it was not to renew.
  if (plan.cancelAtEnd || plan.lastPaymentAt > at || now < plan.endsAt) return null;
  const state = kind === 'given_up' ? 'halted' : 'grace';
  if (plan.state === state || plan.state === 'halted') return null;
  return state === 'halted'
    ? { values: { state }, closes: 'halted', tells: 'subscription_ended' }
    : { values: { state }, tells: 'subscription_payment_failed' };
}

/** The state machine of a plan: what an event does in the state that stands. */
export function stepPlan(plan: Plan, event: PlanEvent, moment: Moment): PlanStep | null {
  const { now, graceDays } = moment;
  if (plan.cancelledAt !== null) return null;
  const isPaid = now < plan.endsAt;
  switch (event.kind) {
    case 'renewal_failed':
    case 'given_up':
      return failRenewal(plan, event.kind, event.at, moment);
    case 'ended_at_provider':
    case 'banned':
      return isPaid ? endWithCycle(plan) : endNow(now, 'ended', 'subscription_ended');
    case 'cancelled_at_end':
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
      // A charge may still start it again, unless it was to end.
      if (now < getUsableUntil(plan, graceDays)) return null;
      return { values: {}, closes: 'ended', tells: 'subscription_ended', ...(plan.cancelAtEnd && { stops: true as const }) };
  }
}

interface ChargeCase {
  /** The plan of the charge; null before its first. */
  plan: Plan | null;
  /** Whether the person has another plan that can be used. */
  hasOther: boolean;
  /** Whether the person has another plan that came later. */
  hasLater: boolean;
  isStopped: boolean;
  /** Whether the account was deleted or banned. */
  isClosed: boolean;
  cycle: { start: Date; end: Date };
}

/** What a captured charge of the right amount does: `starts` its cycle, or goes back whole; `stops` where no further one may come. */
export function judgeCharge(
  { plan, hasOther, hasLater, isStopped, isClosed, cycle }: ChargeCase,
  { now, graceDays }: Moment,
): 'starts' | 'goes back' | 'goes back and stops' {
  if (isClosed || isStopped || hasOther || hasLater) return 'goes back and stops';
  if (plan?.cancelledAt || (plan?.cancelAtEnd && cycle.start >= plan.endsAt)) return 'goes back and stops';
  // Its days are over, or those of a later charge run already: nothing could be given for it.
  const isOver = now >= getUsableUntil({ endsAt: cycle.end, cancelAtEnd: false }, graceDays) || (plan !== null && cycle.end <= plan.endsAt);
  return isOver ? 'goes back' : 'starts';
}
