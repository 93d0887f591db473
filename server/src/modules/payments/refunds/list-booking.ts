import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { createPaymentRepository } from '../payment-repository';
import type { Asking } from '../provider/ask-each';
import type { GatewayPayment, GatewayRefund, PaymentGateway } from '../provider/gateway';
import type { SettleUnreported } from '../provider/unreported-payments';
import { createUnbookedList, type Unbooked } from './unbooked';

interface ListBookingDeps {
  db: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  settleUnreported: SettleUnreported;
  bookReported: (refund: GatewayRefund) => Promise<unknown>;
}

interface Listed {
  item: Unbooked;
  work: () => Promise<unknown>;
}

/** Books payments that are not known here, and all refunds, of the provider's lists. */
export function createListBooking({ db, clock, log, settleUnreported, bookReported }: ListBookingDeps) {
  const unbooked = createUnbookedList({ db, clock, log });

  async function bookKept(provider: PaymentGateway, { kind, paymentId }: Unbooked): Promise<void> {
    if (kind === 'payment') await settleUnreported(provider, await provider.getPayment(paymentId));
    else for (const refund of await provider.listRefunds(paymentId)) await bookReported(refund);
  }

  /** Books what it can and keeps the rest. Returns whether everything was tried. */
  async function tryAll(items: readonly Listed[], asking: Asking, onBooked: (item: Unbooked) => Promise<void>): Promise<boolean> {
    for (const { item, work } of items) {
      if (asking.isOver()) return false;
      if (await asking.about({ [item.kind]: item.id }, work)) await onBooked(item);
      else await unbooked.keep(item);
    }
    return true;
  }

  /** What failed before comes last, so that it does not block others. Returns whether all others were tried. */
  async function book(provider: PaymentGateway, kind: Unbooked['kind'], listed: readonly Listed[], asking: Asking): Promise<boolean> {
    const kept = await unbooked.list(
      kind,
      listed.map(({ item }) => item),
    );
    const isKept = ({ item }: Listed) => kept.some(({ id }) => id === item.id);
    const fresh = listed.filter((each) => !isKept(each));
    const areTried = await tryAll(fresh, asking, async () => undefined);
    const unlisted = kept.filter(({ id }) => !listed.some(({ item }) => item.id === id));
    const again = [...listed.filter(isKept), ...unlisted.map((item) => ({ item, work: async () => bookKept(provider, item) }))];
    await tryAll(again, asking, async (item) => unbooked.remove(item));
    return areTried;
  }

  return {
    async payments(provider: PaymentGateway, payments: readonly GatewayPayment[], asking: Asking): Promise<boolean> {
      const listed: Listed[] = [];
      for (const payment of payments)
        if ((await createPaymentRepository(db).byId(payment.id)) === null) {
          const item = { kind: 'payment', id: payment.id, paymentId: payment.id } as const;
          listed.push({ item, work: async () => settleUnreported(provider, payment) });
        }
      return book(provider, 'payment', listed, asking);
    },

    async refunds(provider: PaymentGateway, refunds: readonly GatewayRefund[], asking: Asking): Promise<boolean> {
      const listed = refunds.map((refund): Listed => {
        const item = { kind: 'refund', id: refund.id, paymentId: refund.paymentId } as const;
        return { item, work: async () => bookReported(refund) };
      });
      return book(provider, 'refund', listed, asking);
    },
  };
}
