import { apiPaths } from '@oracle-astra/shared/contract';
import { createRazorpayGateway } from '../../modules/payments/provider/razorpay-gateway';
import { createFailingGateway, type CallFault } from './failing-gateway';
import { createTestShop, keys, type TestShop } from './payments';
import { createTestApp, testConfig, type TestApp } from '../test-app';
import { signWebhook } from '../../modules/payments/provider/signatures';

export interface Member {
  mobile: string;
  jwt: string;
  uid: string;
}

type Entities = Record<string, { id: string }>;

/** Two processes of the site over one database, with a fake provider and the events that it has sent so far. */
export interface World {
  shops: readonly TestApp[];
  first: TestShop;
  members: Member[];
  /** The failures of the provider's next calls. */
  faults: CallFault[];
  /** Whether the provider refuses all refunds for now. */
  refusal: { isOn: boolean };
  /** All events of the provider, sent or not. */
  events: { event: string; entities: Entities; at: number }[];
  orders: string[];
  subscriptions: string[];
  note(event: string, entities: Entities): void;
  send(index: number): Promise<number>;
  provider(path: string, body?: object): Promise<Record<string, unknown>>;
}

export async function openWorld(): Promise<World> {
  const faults: CallFault[] = [];
  const nextFault = () => faults.shift() ?? null;
  const refusal = { isOn: false };
  const isRefused = () => refusal.isOn;
  const first = await createTestShop({}, (gateway) => createFailingGateway(gateway, nextFault, isRefused));
  const gateway = createFailingGateway(createRazorpayGateway(first.payments), nextFault, isRefused);
  const second = await createTestApp({ config: { ...testConfig, payments: first.payments }, db: first.db, clock: first.clock, gateway });
  const shops = [first, second] as const;
  const events: World['events'] = [];
  let sent = 0;
  return {
    shops,
    first,
    members: [],
    faults,
    refusal,
    events,
    orders: [],
    subscriptions: [],
    note: (event, entities) => events.push({ event, entities: structuredClone(entities), at: Math.floor(first.clock().getTime() / 1000) }),
    async send(index) {
      const { event, entities, at } = events[index % events.length] as (typeof events)[number];
      const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
      const body = JSON.stringify({ event, created_at: at, payload });
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': signWebhook(keys.webhookSecret, body),
        'x-razorpay-event-id': `event-${index % events.length}`,
      };
      sent += 1;
      const shop = shops[sent % shops.length] as TestApp;
      return (await shop.app.inject({ method: 'POST', url: apiPaths.paymentWebhook, payload: body, headers })).statusCode;
    },
    provider: async (path, body) => first.callGateway(body === undefined ? 'GET' : 'POST', path, body),
  };
}
