import type { Database } from '../../db/database';
import type { Ledger } from '../ledger/service';
import { isBarred } from '../minors/state';
import type { NotificationService } from '../notifications/service';
import { lockPerson } from '../../db/lock-person';
import type { CouponService } from '../wheel/coupons';
import type { GatewayPayment } from './provider/gateway';
import type { GiveBack } from './refunds/give-back';
import { createOrderRepository, type PaymentOrder } from './order-repository';
import { createPaymentRepository } from './payment-repository';
import { formatPaise } from './receipts/receipt-text';
import type { IssueReceipt } from './receipts/receipts';
import { createRefundRepository } from './refunds/refund-repository';

interface CreditDeps {
  clock: () => Date;
  ledger: Ledger;
  coupons: Pick<CouponService, 'use'>;
  issueReceipt: IssueReceipt;
  giveBack: GiveBack;
  notify: NotificationService['notify'];
  extendChats: ExtendChats;
}

/** Lengthens the running chats whose time the wallet pays, before these paise are added to it. */
export type ExtendChats = (tx: Database, uid: string, addedPaise: number) => Promise<void>;

/** `refused`: the money was not credited, and a refund is requested. */
export type CreditResult = 'credited' | 'repeated' | 'refused' | 'unknown';

const isOpen = ({ state }: PaymentOrder) => state === 'created' || state === 'attempted';

/**
 * Records a captured payment of an order and credits the wallet, once for each payment and once for each order, whatever
 * reports it first. A payment that cannot be credited (another amount, a second one, an order or an account that has ended, a minor
 * without a consent) is refunded.
 */
export function createRechargeCredit({ clock, ledger, coupons, issueReceipt, giveBack, notify, extendChats }: CreditDeps) {
  async function credit(tx: Database, order: PaymentOrder, payment: GatewayPayment): Promise<void> {
    const { uid, walletPaise, gstPaise, gstPercent, amountPaise } = order;
    // Before the wallet is locked, because each step of a reply locks its chat first.
    await extendChats(tx, uid, walletPaise);
    await ledger.transfer(tx, {
      key: `payment:${payment.id}`,
      reason: 'recharge',
      from: { system: 'bought' },
      to: { uid, kind: 'available' },
      unit: 'wallet_paise',
      amount: walletPaise,
    });
    await createOrderRepository(tx).setState(order.id, 'paid', clock());
    // The page that started the payment may be closed.
    await notify(tx, { uid, kind: 'recharge_credited', params: { amount: formatPaise(walletPaise) } });
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
    const orders = createOrderRepository(tx);
    const known = await orders.byProviderId(payment.order_id);
    if (known === null) return 'unknown';
    const { isGone, isBanned } = await lockPerson(tx, known.uid);
    const order = (await orders.lock(known.id)) ?? known;
    const payments = createPaymentRepository(tx);
    const before = await payments.byId(payment.id);
    // If an event has refused the payment meanwhile, the page gets the refusal.
    if (before !== null) return before.credited ? 'repeated' : 'refused';
    const isRefunded = payment.status === 'refunded' || (await createRefundRepository(tx).isRefundedAtProvider(payment.id));
    const isRight = payment.amount === order.amountPaise && payment.currency === 'INR' && !isRefunded;
    const credited = isOpen(order) && isRight && !isGone && !isBanned && !(await isBarred(tx, known.uid, clock()));
    const row = {
      id: payment.id,
      uid: order.uid,
      amountPaise: payment.amount,
      gstPaise: credited ? order.gstPaise : 0,
      createdAt: clock(),
    };
    await payments.add({ ...row, kind: 'recharge', orderId: order.id, method: payment.method, credited });
    if (!credited) {
      // The provider lets nobody pay it again.
      if (isRefunded && isOpen(order)) await orders.setState(order.id, 'expired');
      await giveBack(tx, { ...row, credited });
      return 'refused';
    }
    await credit(tx, order, payment);
    return 'credited';
  };
}

export type CreditRecharge = ReturnType<typeof createRechargeCredit>;
