import type { FastifyBaseLogger } from 'fastify';
import type { RechargeOrderRequest } from '@oracle-astra/shared/contract';
import type { CommerceConfig } from '../../config/commerce';
import type { PaymentConfig } from '../../config/payments';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import type { Caller } from '../../plugins/idempotency';
import { lockPerson } from '../users/lock-person';
import type { CouponService } from '../wheel/coupons';
import { toUnavailable } from './closed-payments';
import type { PaymentGateway } from './provider/gateway';
import { createOrderRepository, isOpen, orderLifetimeMs, type PaymentOrder } from './order-repository';
import { computePrices, toPrices, type Prices } from './prices';
import { markTold, PaymentCredited, PaymentOpen, refuseUntold } from './unnoticed-payments';

interface OrderDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  commerce: CommerceConfig;
  config: PaymentConfig | null;
  gateway: PaymentGateway | null;
  coupons: Pick<CouponService, 'check' | 'lock'>;
  /** Asks the provider about an order, as often as a page may. */
  check: (order: PaymentOrder) => Promise<void>;
  /** Asks the provider about an order in any case. */
  ask: (order: PaymentOrder) => Promise<void>;
}

/** The name of an astrologer in requests is in lower case, as in the packs. */
const parseAstrologer = (name: RechargeOrderRequest['astrologer']) => (name.toLowerCase() === 'oracle' ? 'Oracle' : 'Astra');

const isSamePack = (order: PaymentOrder, { astrologer, wallet }: RechargeOrderRequest): boolean =>
  order.astrologer === parseAstrologer(astrologer) && order.walletPaise === wallet * 100;

const isSameRequest = (order: PaymentOrder, request: RechargeOrderRequest): boolean =>
  isSamePack(order, request) && order.coupon === (request.coupon ?? null);

/** Longer than the provider's time limit. */
const makingMs = 15_000;

/** Orders of recharges. Every amount comes from the configuration and the coupon, none from the request. */
// eslint-disable-next-line max-lines-per-function -- the steps from a request to an order
export function createOrders({ db, clock, log, commerce, config, gateway, coupons, check, ask }: OrderDeps) {
  const isYoung = ({ createdAt }: PaymentOrder) => clock().getTime() - createdAt.getTime() < orderLifetimeMs;
  const isCurrent = (order: PaymentOrder, { amount }: Prices) => order.amountPaise === amount && isYoung(order);

  /** Whether its provider's id may still come; without one nobody can pay it. */
  const isBeingMade = ({ providerId, createdAt }: PaymentOrder) =>
    providerId === null && clock().getTime() - createdAt.getTime() < makingMs;

  /** One payment at a time. Another coupon changes the payment that was begun, unless its money is on the way. */
  const comesFirst = (order: PaymentOrder, request: RechargeOrderRequest) =>
    (isBeingMade(order) || (order.providerId !== null && isYoung(order))) && (order.capturing !== null || !isSamePack(order, request));

  /** `asked` are the orders about which the provider was asked just before. */
  async function insert(
    tx: Database,
    { uid, key }: Caller,
    request: RechargeOrderRequest,
    asked: ReadonlySet<string>,
  ): Promise<PaymentOrder> {
    const { isGone, isBanned } = await lockPerson(tx, uid);
    if (isGone || isBanned) throw new DomainError('forbidden');
    const orders = createOrderRepository(tx);
    const coupon = request.coupon ?? null;
    const percent = coupon === null ? 0 : await coupons.lock(tx, uid, coupon);
    const before = key === null ? null : await orders.byKey(uid, key);
    if (before !== null && before.state !== 'expired') return before;
    // It was dropped; a further request creates another one.
    if (before !== null) await orders.clearKey(before.id);
    await refuseUntold(tx, { uid, key }, clock());
    const prices = computePrices(commerce, request.wallet, percent);
    // Whoever comes back to a payment that was begun pays that one: two orders of one wish could both be paid.
    const begun = await orders.listOfPerson(uid);
    const open = begun.find((each) => isSameRequest(each, request) && isCurrent(each, prices));
    if (open !== undefined) {
      if (open.providerId !== null && !asked.has(open.id)) throw new PaymentOpen(open);
      return open;
    }
    const first = begun.find((each) => comesFirst(each, request));
    if (first !== undefined) throw new PaymentOpen(first);
    const replaced = begun.filter((each) => each.providerId === null || isSamePack(each, request));
    const unasked = replaced.find((each) => each.providerId !== null && !asked.has(each.id));
    if (unasked !== undefined) throw new PaymentOpen(unasked, true);
    for (const each of replaced) await orders.expire(each.id);
    if (coupon !== null) await orders.expireByCoupon(coupon);
    const order = {
      id: newId(),
      uid,
      requestKey: key,
      astrologer: parseAstrologer(request.astrologer),
      walletPaise: prices.wallet,
      originalPricePaise: prices.originalPrice,
      pricePaise: prices.price,
      discountPaise: prices.discount,
      discountPercent: prices.discountPercent,
      gstPaise: prices.gst,
      gstPercent: prices.gstPercent,
      amountPaise: prices.amount,
      coupon,
      createdAt: clock(),
      checkedAt: clock(),
    } as const;
    if (await orders.add(order)) return { ...order, providerId: null, state: 'created', paidAt: null, toldBy: null, capturing: null };
    const known = key === null ? null : await orders.byKey(uid, key);
    if (known === null) throw new Error('An order was neither added nor found.');
    return known;
  }

  /** One that was begun may be paid without anybody having said so. */
  async function begin(caller: Caller, request: RechargeOrderRequest, asked: ReadonlySet<string> = new Set()): Promise<PaymentOrder> {
    return db
      .transaction(async (tx) => insert(tx, caller, request, asked))
      .catch(async (error: unknown) => {
        // A repeat of the request whose answer was lost gets the same answer.
        if (error instanceof PaymentCredited) await markTold(db, error.order.id, caller.key ?? 'order');
        if (!(error instanceof PaymentOpen) || asked.has(error.order.id)) throw error;
        // One that is ended is asked about even where a page did so a moment ago: it may have been paid since.
        await (error.isReplaced ? ask : check)(error.order);
        return begin(caller, request, new Set([...asked, error.order.id]));
      });
  }

  /** The provider's id of an order; requested again if an earlier call was interrupted. */
  async function ensureProviderId(order: PaymentOrder): Promise<string> {
    if (order.providerId !== null) return order.providerId;
    // What is paid of an order that has ended would only go back.
    if (order.state !== 'created') throw new DomainError('payment_unavailable');
    const orders = createOrderRepository(db);
    const { id } = await (gateway as PaymentGateway)
      .createOrder({ amount: order.amountPaise, currency: commerce.currency, receipt: order.id })
      .catch(async (error: unknown) => {
        // Nobody can finish or drop it, so that it must not hold up another one.
        await orders.expireIfUnmade(order.id);
        return toUnavailable(log)(error);
      });
    await orders.setProviderId(order.id, id);
    const made = await orders.byOwnId(order.id);
    // It may have been replaced, or its account closed, while the provider was answering.
    if (made === null || made.providerId === null || !isOpen(made)) throw new DomainError('payment_unavailable');
    return made.providerId;
  }

  return {
    /** What a recharge would cost. Throws `pack_not_found` and why a coupon cannot be used; a coupon needs its owner. */
    async quote(uid: string | null, { wallet, coupon }: RechargeOrderRequest): Promise<Prices> {
      if (coupon === undefined) return computePrices(commerce, wallet, 0);
      if (uid === null) throw new DomainError('unauthenticated');
      return computePrices(commerce, wallet, (await coupons.check(db, uid, coupon)).percent);
    },

    /** Whether an order can no longer be paid. */
    async hasLapsed(orderId: string): Promise<boolean> {
      return (await createOrderRepository(db).byProviderId(orderId))?.state === 'expired';
    },

    /**
     * Makes an order at the provider; the same key again answers the same order, unless that was dropped. Throws `payment_open`
     * where another one that was begun is neither paid nor dropped, and once `payment_credited` where one was paid unnoticed.
     */
    async create(caller: Caller, request: RechargeOrderRequest): Promise<{ orderId: string; keyId: string; prices: Prices }> {
      if (config === null || gateway === null) throw new DomainError('payment_unavailable');
      computePrices(commerce, request.wallet, 0);
      const known = caller.key === null ? null : await createOrderRepository(db).byKey(caller.uid, caller.key);
      const order = known !== null && known.state !== 'expired' ? known : await begin(caller, request);
      if (!isSameRequest(order, request)) throw new DomainError('idempotency_key_reused');
      return { orderId: await ensureProviderId(order), keyId: config.keyId, prices: toPrices(order) };
    },
  };
}
