import type { Database } from '../../../db/database';
import type { Ledger } from '../../ledger/service';
import { createOrderRepository } from '../order-repository';
import type { Payment } from '../payment-repository';

/** The refunded paise, the GST in them, and the amount taken back. */
export interface TakenBack {
  amount: number;
  gst: number;
  wallet?: number;
  questions?: number;
}

/** Takes back the rest of a recharge in the wallet; the refund is the same share of the payment. */
export async function takeBackRecharge(tx: Database, ledger: Ledger, payment: Payment): Promise<TakenBack | null> {
  const orders = createOrderRepository(tx);
  const order = payment.orderId === null ? null : await orders.lock(payment.orderId);
  if (order?.state !== 'paid') return null;
  const left = Math.min(order.walletPaise, await ledger.lockAvailable(tx, payment.uid, 'wallet_paise'));
  const amount = Math.floor((payment.amountPaise * left) / order.walletPaise);
  if (amount === 0) return null;
  const moved = await ledger.transfer(tx, {
    key: `refund:${payment.id}`,
    reason: 'refund',
    from: { uid: payment.uid, kind: 'available' },
    to: { system: 'refunded' },
    unit: 'wallet_paise',
    amount: left,
  });
  if (moved !== 'moved') return null;
  await orders.setState(order.id, 'refunded');
  return { amount, gst: Math.floor((payment.gstPaise * left) / order.walletPaise), wallet: left };
}
