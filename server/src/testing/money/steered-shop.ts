import { apiPaths } from '@oracle-astra/shared/contract';
import type { PaymentGateway } from '../../modules/payments/provider/gateway';
import { createTestShop, type TestShop } from './payments';

/** Replaced answers of the provider, by call; the argument is the original answer. */
type Instead = Partial<Record<keyof PaymentGateway, (real: () => Promise<unknown>) => Promise<unknown>>>;

export interface SteeredShop extends TestShop {
  instead: Instead;
  order(jwt: string, request?: { wallet?: number; coupon?: string | undefined }): Promise<{ order_id?: string; code?: string }>;
  walletOf(jwt: string): Promise<number>;
  /** A coupon of ten percent. */
  giveCoupon(uid: string): Promise<string>;
}

/** A shop whose provider's answers can be replaced. */
export async function createSteeredShop(): Promise<SteeredShop> {
  const steered: { instead: Instead } = { instead: {} };
  const steer = (gateway: PaymentGateway) =>
    new Proxy(gateway, {
      get(target, name: keyof PaymentGateway) {
        const call = target[name].bind(target) as (...values: unknown[]) => Promise<unknown>;
        return async (...values: unknown[]) => steered.instead[name]?.(async () => call(...values)) ?? call(...values);
      },
    });
  const shop = await createTestShop({}, steer);
  return Object.assign(steered, shop, {
    order: async (jwt, { wallet = 120, coupon } = {}) =>
      (await shop.post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet, coupon }, jwt)).json(),
    walletOf: async (jwt) => (await shop.get(apiPaths.balance, jwt)).json<{ wallet: number }>().wallet,
    giveCoupon: async (uid) => giveCoupon(shop, uid),
  } satisfies Omit<SteeredShop, 'instead' | keyof TestShop>);
}

export async function giveCoupon({ db, clock }: Pick<TestShop, 'db' | 'clock'>, uid: string): Promise<string> {
  const code = `TEN${uid.slice(-8).toUpperCase()}`;
  await db.execute(`insert into coupons (code, uid, percent, day, created_at, expires_at)
    values ('${code}', '${uid}', 10, '2026-01-01', now(), '${new Date(clock().getTime() + 9e8).toISOString()}')`);
  return code;
}
