import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { PaymentConfig } from '../../config/product/payments';
import type { ServerDeps } from '../../deps';
import { buildLocalGateway } from '../../local-gateway/app';
import type { PaymentGateway } from '../../modules/payments/provider/gateway';
import { createRazorpayGateway } from '../../modules/payments/provider/razorpay-gateway';
import { signWebhook } from '../../modules/payments/provider/signatures';
import { createTestApp, testConfig, type TestApp } from '../test-app';

export const keys = { keyId: 'rzp_local_gateway', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const { webhookSecret, ...siteKeys } = keys;

export interface WindowResult {
  ok: boolean;
  response: Record<string, string> | null;
}

export interface TestShop extends TestApp {
  gateway: FastifyInstance;
  payments: PaymentConfig;
  /** The outcome in the provider's window. */
  pay(what: { order_id?: string; subscription_id?: string }, outcome?: string): Promise<WindowResult>;
  /** Calls the provider's REST API like the site. */
  callGateway(method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, unknown>>;
  /** Sends an event like the provider; by default signed with its secret. */
  sendEvent(event: object, options?: { id?: string; secret?: string }): Promise<LightMyRequestResponse>;
}

/** The server over a fresh database, and the local gateway in this process; only the tests send events. */
export async function createTestShop(
  overrides: Partial<ServerDeps> = {},
  wrap?: (gateway: PaymentGateway) => PaymentGateway,
): Promise<TestShop> {
  const started: { test?: TestApp } = {};
  const clock = () => started.test?.clock() ?? new Date();
  const gateway = await buildLocalGateway({ ...keys, file: null, getWebhookUrl: () => null, clock });
  const url = await gateway.listen({ host: '127.0.0.1', port: 0 });
  const payments: PaymentConfig = {
    ...siteKeys,
    webhookSecrets: { list: [webhookSecret] },
    ...{ url, checkoutUrl: `${url}/v1/checkout.js`, windowOrigins: [url], isTest: true },
  };
  const config = { ...(overrides.config ?? testConfig), payments };
  const provider = wrap && { gateway: wrap(createRazorpayGateway(payments)) };
  const test = await createTestApp({ config, ...provider, ...without(overrides) });
  started.test = test;
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
  return {
    ...test,
    gateway,
    payments,
    async pay(what, outcome = 'paid') {
      return (await gateway.inject({ method: 'POST', url: '/v1/checkout/pay', payload: { ...what, method: 'upi', outcome } })).json();
    },
    async callGateway(method, path, body) {
      return (await gateway.inject({ method, url: `/v1${path}`, ...(body && { payload: body }), headers: { authorization } })).json();
    },
    async sendEvent(event, { id = 'event_1', secret = keys.webhookSecret } = {}) {
      const payload = JSON.stringify(event);
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': signWebhook(secret, payload),
        'x-razorpay-event-id': id,
      };
      return test.app.inject({ method: 'POST', url: apiPaths.paymentWebhook, payload, headers });
    },
    async close() {
      await test.close();
      await gateway.close();
    },
  };
}

function without({ config: _config, ...rest }: Partial<ServerDeps>): Partial<ServerDeps> {
  return rest;
}
