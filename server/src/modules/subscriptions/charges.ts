import type { Database } from '../../db/database';
import type { Ledger } from '../ledger/service';
import { lockPerson } from '../../db/lock-person';
import { isBarred } from '../minors/state';
import { createCycles } from './cycles';
import { judgeCharge, stepPlan, type PlanEvent } from './machine';
import type { Mandates } from './mandates';
import type { NotifyOfSubscription } from './notify';
import { createSubscriptionRepository, type Subscription, type SubscriptionOrder } from './repository';
import { getState, getUsableUntil, isUsable } from './state';

interface ChargeDeps {
  clock: () => Date;
  ledger: Ledger;
  notify: NotifyOfSubscription;
  mandates: Pick<Mandates, 'requestEnd' | 'requestEndOfAll'>;
  graceDays: number;
}

/** A paid cycle as the provider reports it. */
export interface PaidCycle {
  paymentId: string;
  start: Date;
  end: Date;
}

/**
 * The transitions of plans, by their state machine; events of one plan only change that plan. All functions take the event's
 * transaction and lock the person first.
 */
// eslint-disable-next-line max-lines-per-function -- the steps of a plan are short functions over one machine
export function createCharges({ clock, ledger, notify, mandates, graceDays }: ChargeDeps) {
  const cycles = createCycles({ clock, ledger });
  const moment = () => ({ now: clock(), graceDays });
  const isRunning = (plan: Subscription) => isUsable(getState(plan, clock(), graceDays));

  /** Applies an event to a started plan. Returns whether it changed anything. */
  async function apply(tx: Database, plan: Subscription, event: PlanEvent, values: Partial<Subscription> = {}): Promise<boolean> {
    const step = stepPlan(plan, event, moment());
    if (step === null) return false;
    const changed = { ...step.values, ...values };
    if (Object.keys(changed).length > 0) await createSubscriptionRepository(tx).update(plan.id, changed);
    const hasClosed = step.closes !== undefined && (await cycles.closeOf(tx, plan, step.closes));
    if (step.stops) await mandates.requestEnd(tx, plan.id);
    if (step.tells === undefined) return true;
    const kind = step.tells === 'subscription_cancelled' && plan.cancelAtEnd ? 'subscription_ended' : step.tells;
    // The end of its questions is reported once.
    if (kind !== 'subscription_ended' || hasClosed)
      await notify(tx, plan.uid, kind, changed.cancelAtEnd ? getUsableUntil({ ...plan, ...changed }, graceDays) : undefined);
    return true;
  }

  /** Ends the person's other open plans and orders after this one has started. */
  async function supersedeOthers(tx: Database, { id, uid }: SubscriptionOrder): Promise<void> {
    for (const other of await createSubscriptionRepository(tx).listOfPerson(uid))
      if (other.id !== id) await apply(tx, other, { kind: 'superseded' });
    await mandates.requestEndOfAll(tx, uid, id);
  }

  return {
    cycles,

    /** The order of a plan, with person and order locked; null if it is not one of this site. */
    async lockOrder(tx: Database, id: string): Promise<{ order: SubscriptionOrder; isClosed: boolean } | null> {
      const subscriptions = createSubscriptionRepository(tx);
      const known = await subscriptions.orderById(id);
      if (known === null) return null;
      const { isGone, isBanned } = await lockPerson(tx, known.uid);
      const order = await subscriptions.lockOrder(id);
      if (order === null) return null;
      return { order, isClosed: isGone || isBanned || (await isBarred(tx, known.uid, clock())) };
    },

    /** Applies a captured charge; see `judgeCharge`. */
    async judge(tx: Database, order: SubscriptionOrder, isClosed: boolean, cycle: PaidCycle) {
      const plans = await createSubscriptionRepository(tx).listOfPerson(order.uid);
      const plan = plans.find(({ id }) => id === order.id) ?? null;
      const others = plans.filter(({ id }) => id !== order.id);
      const hasLater = plan !== null && plans[0]?.id !== plan.id;
      return judgeCharge(
        { plan, hasOther: plan === null && others.some(isRunning), hasLater, isStopped: order.endRequestedAt !== null, isClosed, cycle },
        moment(),
      );
    },

    /** Starts a cycle, whose questions replace those of the previous one. */
    async startCycle(tx: Database, order: SubscriptionOrder, { paymentId, start, end }: PaidCycle): Promise<void> {
      const subscriptions = createSubscriptionRepository(tx);
      const { id, uid, questions } = order;
      const current = await subscriptions.lock(id);
      if (current === null) await supersedeOthers(tx, order);
      await cycles.open(tx, { paymentId, uid, subscriptionId: id, questions, startsAt: start, endsAt: end });
      const cycle = { startsAt: start, endsAt: end, lastPaymentAt: clock(), state: 'active' as const };
      if (current === null) await subscriptions.add({ id, uid, maxQuestions: questions, createdAt: clock(), ...cycle });
      else await subscriptions.update(id, cycle);
      await subscriptions.setOrderState(id, 'started');
      await notify(tx, uid, current === null ? 'subscription_started' : 'subscription_renewed');
    },

    /** Adopts a cycle started by a process of the previous release, which had no cycles. */
    async adoptCycle(tx: Database, id: string): Promise<void> {
      const subscriptions = createSubscriptionRepository(tx);
      const order = await subscriptions.orderById(id);
      if (order === null) return;
      await lockPerson(tx, order.uid);
      const plan = await subscriptions.lock(id);
      const paymentId = await subscriptions.paymentWithoutCycle(id);
      if (plan === null || paymentId === null) return;
      const { uid, maxQuestions: questions, startsAt, endsAt } = plan;
      await cycles.adopt(tx, { paymentId, uid, subscriptionId: id, questions, startsAt, endsAt });
      await supersedeOthers(tx, order);
    },

    /** Ends an open order whose first charge failed; a person who was asked to wait for the bank is notified. */
    async failOrder(tx: Database, { uid, state, mandateAt }: SubscriptionOrder): Promise<void> {
      if (state === 'created' && mandateAt !== null) await notify(tx, uid, 'subscription_payment_failed');
    },

    /** Requests the end of a plan whose charges are refunded. */
    stop: async (tx: Database, id: string): Promise<void> => mandates.requestEnd(tx, id),

    /** Applies an event to a plan by its id; does nothing before its first charge. `values` are set with the transition. */
    async happen(tx: Database, id: string, event: PlanEvent, values?: Partial<Subscription>): Promise<boolean> {
      const subscriptions = createSubscriptionRepository(tx);
      const known = await subscriptions.byId(id);
      if (known === null) return false;
      await lockPerson(tx, known.uid);
      const plan = await subscriptions.lock(id);
      return plan !== null && apply(tx, plan, event, values);
    },

    /** The account is deleted, banned, sealed or of a minor without a consent, so nothing may be charged any more. */
    async closeAccount(tx: Database, uid: string, kind: 'erased' | 'banned' | 'sealed' | 'barred'): Promise<void> {
      await lockPerson(tx, uid);
      for (const plan of await createSubscriptionRepository(tx).listOfPerson(uid)) await apply(tx, plan, { kind });
      await mandates.requestEndOfAll(tx, uid);
    },
  };
}

export type Charges = ReturnType<typeof createCharges>;
