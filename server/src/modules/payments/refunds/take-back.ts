import type { Database } from '../../../db/database';
import type { Unit } from '../../ledger/accounts';
import type { Ledger } from '../../ledger/service';
import type { Charges } from '../../subscriptions/charges';
import { createOrderRepository } from '../order-repository';
import type { Payment } from '../payment-repository';

export interface Returned {
  unit: Unit;
  taken: number;
  writtenOff: number;
}

interface Share {
  /** The provider's id of the refund or the dispute. */
  id: string;
  /** Paise for which nothing has been taken back yet. */
  amount: number;
  /** Whether the whole payment is refunded with it. */
  isWhole: boolean;
  /** Paise for which earlier refunds took credit back. */
  returned: number;
  /** The amount taken back or written off with earlier parts. */
  before: number;
}

/** For money that is already refunded: takes back the unused credit of a payment, and writes off the used part visibly. The person is locked. */
export function createTakeBack({ ledger, charges }: { ledger: Ledger; charges: Charges }) {
  async function post(tx: Database, uid: string, id: string, { unit, taken, writtenOff }: Returned): Promise<Returned> {
    const to = { system: 'refunded' } as const;
    if (taken > 0)
      await ledger.transfer(tx, { key: `returned:${id}`, reason: 'refund', from: { uid, kind: 'available' }, to, unit, amount: taken });
    if (writtenOff > 0)
      await ledger.transfer(tx, {
        key: `returned:${id}:written-off`,
        reason: 'written off',
        from: { system: 'written_off' },
        to,
        unit,
        amount: writtenOff,
      });
    return { unit, taken, writtenOff };
  }

  /** The amount for all refunds until now, minus what was taken before. */
  const shareOf = (given: number, paid: number, { amount, isWhole, returned, before }: Share): number =>
    isWhole ? given - before : Math.max(0, Math.floor((given * (returned + amount)) / paid) - before);

  async function ofRecharge(tx: Database, payment: Payment, share: Share): Promise<Returned> {
    const orders = createOrderRepository(tx);
    const order = payment.orderId === null ? null : await orders.lock(payment.orderId);
    const due = shareOf(order?.walletPaise ?? 0, payment.amountPaise, share);
    const taken = Math.min(due, await ledger.lockAvailable(tx, payment.uid, 'wallet_paise'));
    if (share.isWhole && order?.state === 'paid') await orders.setState(order.id, 'refunded');
    return post(tx, payment.uid, share.id, { unit: 'wallet_paise', taken, writtenOff: due - taken });
  }

  async function ofCharge(tx: Database, payment: Payment, share: Share): Promise<Returned> {
    const unit = 'subscription_question';
    const { questions, isOpen } = await charges.cycles.find(tx, payment);
    const due = shareOf(questions, payment.amountPaise, share);
    const taken = isOpen ? Math.min(due, await ledger.lockAvailable(tx, payment.uid, unit)) : 0;
    const returned = await post(tx, payment.uid, share.id, { unit, taken, writtenOff: due - taken });
    if (isOpen && share.isWhole && payment.subscriptionId !== null) await charges.happen(tx, payment.subscriptionId, { kind: 'refunded' });
    return returned;
  }

  return async (tx: Database, payment: Payment, share: Share): Promise<Returned> =>
    payment.kind === 'recharge' ? ofRecharge(tx, payment, share) : ofCharge(tx, payment, share);
}

export type TakeBack = ReturnType<typeof createTakeBack>;
