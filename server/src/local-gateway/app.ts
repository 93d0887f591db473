import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { hashSource } from '../documents/content-policy';
import { addLocalHosts } from '../plugins/security/local-hosts';
import { checkoutScript } from './checkout-script';
import { methods, renderWindow, windowScript, windowStyles } from './checkout-window';
import { outcomes as outcomeNames, renewalOutcomes } from './choices';
import { createOutcomes, type PayRequest } from './outcomes';
import { restRoutes } from './rest-routes';
import { openGatewayStore } from './store';
import { createWebhookSender } from './webhooks';

export interface LocalGatewayOptions {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The site's webhook address; null sends no events. */
  getWebhookUrl: () => string | null;
  /** File of the state; null keeps it in memory. */
  file: string | null;
  /** The delay of late events in milliseconds. */
  lateMs?: number;
  /** The delay of a chosen renewal in milliseconds. */
  renewalMs?: number;
  clock?: () => Date;
}

interface WindowQuery {
  name?: string;
  description?: string;
  contact?: string;
  site?: string;
  order_id?: string;
  subscription_id?: string;
}

const windowPolicy = (site: string) =>
  `default-src 'none'; connect-src 'self'; script-src ${hashSource(windowScript)}; style-src ${hashSource(windowStyles)}; frame-ancestors ${site}`;

function readOrigin(text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.origin : "'none'";
}

const isPayRequest = (body: unknown): body is PayRequest => {
  const { method, outcome } = (body ?? {}) as Record<string, unknown>;
  return (
    typeof method === 'string' &&
    method in methods &&
    typeof outcome === 'string' &&
    (outcome in outcomeNames || outcome in renewalOutcomes)
  );
};

/** A payment gateway with Razorpay's REST API that moves no money: for local mode, tests and journeys. */
export async function buildLocalGateway({
  keyId,
  keySecret,
  webhookSecret,
  getWebhookUrl,
  file,
  lateMs = 15_000,
  renewalMs = 3000,
  clock = () => new Date(),
}: LocalGatewayOptions): Promise<FastifyInstance> {
  const store = openGatewayStore(file);
  const sender = createWebhookSender({ webhookSecret, getWebhookUrl, lateMs, clock });
  const outcomes = createOutcomes({ store, sender, keySecret, clock, renewalMs });
  const app = Fastify();
  addLocalHosts(app);
  // The SDK sends some calls without a body but with the content type of a form.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  app.addHook('onClose', async () => sender.close());
  await app.register(restRoutes({ store, outcomes, keyId, keySecret }), { prefix: '/v1' });

  app.get('/v1/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(checkoutScript),
  );

  app.get<{ Querystring: WindowQuery }>('/v1/checkout/window', async ({ query }, reply) => {
    const { order_id: orderId, subscription_id: subscriptionId, name = '', description = '', contact = '' } = query;
    const site = readOrigin(query.site);
    const plan = store.state.plans[store.state.subscriptions[subscriptionId ?? '']?.plan_id ?? ''];
    const amount = store.state.orders[orderId ?? '']?.amount ?? plan?.amount ?? 0;
    const page = renderWindow({ name, description, contact, site, amount, orderId, subscriptionId });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', windowPolicy(site)).send(page);
  });

  app.post('/v1/checkout/pay', async ({ body }, reply) =>
    isPayRequest(body) ? outcomes.pay(body) : reply.code(400).send({ ok: false, description: 'Choose how to pay.' }),
  );
  return app;
}
