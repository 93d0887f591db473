import { and, desc, eq, gt, gte, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { paymentOrders } from '../../db/schema';
import { DomainError } from '../../domain-error';
import type { Caller } from '../../plugins/idempotency';
import { orderLifetimeMs, type PaymentOrder } from './order-repository';

/** Another payment is open: it is checked with the provider, then finished, dropped or replaced first. */
export class PaymentOpen extends DomainError {
  constructor(
    readonly order: PaymentOrder,
    readonly isReplaced = false,
  ) {
    super('payment_open');
  }
}

/** Another payment has arrived without the person's knowledge, so a second one needs a confirmation. */
export class PaymentCredited extends DomainError {
  constructor(readonly order: PaymentOrder) {
    const { id, providerId, walletPaise, amountPaise } = order;
    super('payment_credited', { paid: { order_id: providerId ?? id, wallet: walletPaise / 100, amount: amountPaise } });
  }
}

/** A person who makes an order; `acknowledges`: the page reports which payments it has shown. */
export interface Payer extends Caller {
  acknowledges: boolean;
  /** The price that the page shows, in paise; null if the request does not say. */
  shownAmount: number | null;
}

/** No request key has a space. */
const byPage = 'the page';

/** After this time a page that cannot acknowledge may continue with another request. */
const unacknowledgedMs = 2 * 60 * 1000;

/** Refuses another order after a recently paid one, until the person's page has acknowledged that one. */
export async function refuseUnnotified(tx: Database, { uid, key, acknowledges }: Payer, now: Date): Promise<void> {
  const { notifiedBy, notifiedAt, paidAt, state } = paymentOrders;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isUnnotified = or(
    isNull(notifiedBy),
    key === null ? undefined : eq(notifiedBy, key),
    and(ne(notifiedBy, byPage), acknowledges ? undefined : gt(notifiedAt, before(unacknowledgedMs))),
  );
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.uid, uid), eq(state, 'paid'), gte(paidAt, before(orderLifetimeMs)), isUnnotified))
    .orderBy(desc(paidAt))
    .limit(1);
  if (order !== undefined) throw new PaymentCredited(order);
}

/** Records the first refusal by a paid order. */
export async function markNotified(db: Database, id: string, key: string | null, now: Date): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ notifiedBy: key ?? 'order', notifiedAt: now })
    .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.notifiedBy)));
}

/** Records that a page has shown that an order is paid. */
export async function acknowledge(db: Database, id: string): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ notifiedBy: byPage })
    .where(and(eq(paymentOrders.id, id), eq(paymentOrders.state, 'paid')));
}
