import type { FastifyBaseLogger } from 'fastify';
import type { RechargeOrderRequest } from '@oracle-astra/shared/contract';
import type { CommerceConfig } from '../../config/product/commerce';
import type { PaymentConfig } from '../../config/product/payments';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { lockPerson } from '../../db/lock-person';
import type { CouponService } from '../wheel/coupons';
import { toUnavailable } from './closed-payments';
import type { PaymentGateway } from './provider/gateway';
import { createOrderRepository, isOpen, orderLifetimeMs, type PaymentOrder } from './order-repository';
import { computePrices, refuseOtherPrice, toPrices, type Prices } from './prices';
import { markNotified, PaymentCredited, PaymentOpen, refuseUnnotified, type Payer } from './unnoticed-payments';

interface OrderDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  commerce: CommerceConfig;
  config: PaymentConfig | null;
  gateway: PaymentGateway | null;
  coupons: Pick<CouponService, 'check' | 'lock'>;
  /** Checks an order with the provider, at the rate allowed for a page. */
  check: (order: PaymentOrder) => Promise<void>;
  /** Checks an order that is to be ended, without a rate limit. Throws `payment_unavailable` if the provider does not answer. */
  ask: (order: PaymentOrder) => Promise<void>;
}

/** The name of an astrologer in requests is in lower case, like in the packs. */
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

  /** Whether the provider's id may still arrive; without one the order cannot be paid. */
  const isBeingMade = ({ providerId, createdAt }: PaymentOrder) =>
    providerId === null && clock().getTime() - createdAt.getTime() < makingMs;

  /** One payment at a time: one that is being captured at any age, otherwise another pack. Another coupon changes the open payment. */
  const hasPrecedence = (order: PaymentOrder, request: RechargeOrderRequest) =>
    order.capturing !== null || ((isBeingMade(order) || (order.providerId !== null && isYoung(order))) && !isSamePack(order, request));

  /** `asked` are the orders that have just been checked with the provider. */
  async function insert(tx: Database, payer: Payer, request: RechargeOrderRequest, asked: ReadonlySet<string>): Promise<PaymentOrder> {
    const { uid, key } = payer;
    const { isGone, isBanned } = await lockPerson(tx, uid);
    if (isGone || isBanned) throw new DomainError('forbidden');
    const orders = createOrderRepository(tx);
    const coupon = request.coupon ?? null;
    const before = key === null ? null : await orders.byKey(uid, key);
    if (before !== null && before.state !== 'expired') return before;
    // It was dropped; a further request creates another one.
    if (before !== null) await orders.clearKey(before.id);
    await refuseUnnotified(tx, payer, clock());
    const percent = coupon === null ? 0 : await coupons.lock(tx, uid, coupon);
    const prices = computePrices(commerce, request.wallet, percent);
    refuseOtherPrice(payer, prices.amount);
    // A returning person pays the open order, because two orders for the same pack could both be paid.
    const begun = await orders.listOfPerson(uid);
    const open = begun.find((each) => isSameRequest(each, request) && isCurrent(each, prices));
    if (open !== undefined) {
      if (open.providerId !== null && !asked.has(open.id)) throw new PaymentOpen(open);
      return open;
    }
    const first = begun.find((each) => hasPrecedence(each, request));
    if (first !== undefined) throw new PaymentOpen(first);
    const replaced = begun.filter(
      (each) => each.providerId === null || isSamePack(each, request) || (coupon !== null && each.coupon === coupon),
    );
    const unasked = replaced.find((each) => each.providerId !== null && !asked.has(each.id));
    if (unasked !== undefined) throw new PaymentOpen(unasked, true);
    for (const each of replaced) if (!(await orders.expire(each.id))) throw new PaymentOpen(each);
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
    if (await orders.add(order))
      return { ...order, providerId: null, state: 'created', paidAt: null, notifiedBy: null, notifiedAt: null, capturing: null };
    const known = key === null ? null : await orders.byKey(uid, key);
    if (known === null) throw new Error('An order was neither added nor found.');
    return known;
  }

  /** An open order may be paid without an event. */
  async function begin(payer: Payer, request: RechargeOrderRequest, asked: ReadonlySet<string> = new Set()): Promise<PaymentOrder> {
    return db
      .transaction(async (tx) => insert(tx, payer, request, asked))
      .catch(async (error: unknown) => {
        // A repeated request with a lost answer gets the same answer.
        if (error instanceof PaymentCredited) await markNotified(db, error.order.id, payer.key, clock());
        if (!(error instanceof PaymentOpen) || asked.has(error.order.id)) throw error;
        // An order that is to be ended is checked even right after a page's check, because it may have been paid since.
        await (error.isReplaced ? ask : check)(error.order);
        return begin(payer, request, new Set([...asked, error.order.id]));
      });
  }

  /** The provider's id of an order; requested again if an earlier call was interrupted. */
  async function ensureProviderId(order: PaymentOrder): Promise<string> {
    if (order.providerId !== null) return order.providerId;
    // A payment of an ended order would only be refunded.
    if (order.state !== 'created') throw new DomainError('payment_unavailable');
    const orders = createOrderRepository(db);
    const { id } = await (gateway as PaymentGateway)
      .createOrder({ amount: order.amountPaise, currency: commerce.currency, receipt: order.id })
      .catch(async (error: unknown) => {
        // Nobody can finish or drop it, so it must not block another one.
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
    /** The price of a recharge. Throws `pack_not_found` and the errors of coupons; a coupon needs its owner. */
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
     * Creates an order at the provider; a repeated key returns the same order, unless that was dropped. Throws `payment_open`
     * if another one is open, `price_changed`, and `payment_credited` until the page has acknowledged one that was paid unnoticed.
     */
    async create(payer: Payer, request: RechargeOrderRequest): Promise<{ orderId: string; keyId: string; prices: Prices }> {
      if (config === null || gateway === null) throw new DomainError('payment_unavailable');
      computePrices(commerce, request.wallet, 0);
      const known = payer.key === null ? null : await createOrderRepository(db).byKey(payer.uid, payer.key);
      const order = known !== null && known.state !== 'expired' ? known : await begin(payer, request);
      if (!isSameRequest(order, request)) throw new DomainError('idempotency_key_reused');
      return { orderId: await ensureProviderId(order), keyId: config.keyId, prices: toPrices(order) };
    },
  };
}
