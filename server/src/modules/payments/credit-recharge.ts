import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { Ledger } from '../ledger/service';
import type { CouponService } from '../wheel/coupons';
import type { GatewayPayment } from './gateway';
import { createOrderRepository, type PaymentOrder } from './order-repository';
import { createPaymentRepository } from './payment-repository';
import type { IssueReceipt } from './receipts';
import type { RequestRefund } from './request-refund';

interface CreditDeps {
  clock: () => Date;
  ledger: Ledger;
  coupons: Pick<CouponService, 'use'>;
  issueReceipt: IssueReceipt;
  requestRefund: RequestRefund;
}

/** `refused`: nothing was given for the money, and a refund is requested. */
export type CreditResult = 'credited' | 'repeated' | 'refused' | 'unknown';

const isOpen = ({ state }: PaymentOrder) => state === 'created' || state === 'attempted';

/**
 * Records a captured payment of an order and credits the wallet, once for each payment and once for each order, whoever
 * reports it first. A payment that cannot be credited (another amount, a second one, an order that has ended) goes back.
 */
export function createRechargeCredit({ clock, ledger, coupons, issueReceipt, requestRefund }: CreditDeps) {
  async function credit(tx: Database, order: PaymentOrder, payment: GatewayPayment): Promise<void> {
    const { uid, walletPaise, gstPaise, gstPercent, amountPaise } = order;
    await ledger.transfer(tx, {
      key: `payment:${payment.id}`,
      reason: 'recharge',
      from: { system: 'bought' },
      to: { uid, kind: 'available' },
      unit: 'wallet_paise',
      amount: walletPaise,
    });
    await createOrderRepository(tx).setState(order.id, 'paid', clock());
    if (order.coupon !== null) await coupons.use(tx, order.coupon);
    await issueReceipt(tx, {
      uid,
      paymentId: payment.id,
      kind: 'recharge',
      wallet: walletPaise,
      gst: gstPaise,
      gstPercent,
      amount: amountPaise,
      method: payment.method,
    });
  }

  return async (tx: Database, payment: GatewayPayment): Promise<CreditResult> => {
    if (payment.order_id === null) return 'unknown';
    const order = await createOrderRepository(tx).lockByProviderId(payment.order_id);
    if (order === null) return 'unknown';
    const payments = createPaymentRepository(tx);
    const credited = isOpen(order) && payment.amount === order.amountPaise && payment.currency === 'INR';
    const isNew = await payments.add({
      id: payment.id,
      uid: order.uid,
      kind: 'recharge',
      orderId: order.id,
      amountPaise: payment.amount,
      gstPaise: credited ? order.gstPaise : 0,
      method: payment.method,
      credited,
      createdAt: clock(),
    });
    if (!isNew) return 'repeated';
    if (credited) {
      await credit(tx, order, payment);
      return 'credited';
    }
    await requestRefund(tx, {
      id: newId(),
      paymentId: payment.id,
      uid: order.uid,
      amountPaise: payment.amount,
      gstPaise: 0,
      reason: 'not_credited',
      createdAt: clock(),
    });
    return 'refused';
  };
}

export type CreditRecharge = ReturnType<typeof createRechargeCredit>;
