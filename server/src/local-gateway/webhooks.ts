import { signWebhook } from '../modules/payments/provider/signatures';
import type { StoredDispute, StoredPayment, StoredRefund, StoredSubscription } from './store';
import { newGatewayId } from './store';

/** The delivery of the events of one payment. */
export type Delivery = 'usual' | 'late' | 'twice' | 'out-of-order' | 'forged' | 'never';

export interface WebhookEvent {
  event: string;
  payment?: StoredPayment;
  subscription?: StoredSubscription;
  refund?: StoredRefund;
  dispute?: StoredDispute;
}

interface SenderDeps {
  webhookSecret: string;
  /** The site's webhook address; null sends no events. */
  getWebhookUrl: () => string | null;
  lateMs: number;
  clock: () => Date;
}

const retryMs = [1000, 5000, 30_000];

const toBody = ({ event, payment, subscription, refund }: WebhookEvent, now: Date): string =>
  JSON.stringify({
    entity: 'event',
    event,
    created_at: Math.floor(now.getTime() / 1000),
    payload: {
      ...(payment === undefined ? {} : { payment: { entity: payment } }),
      ...(subscription === undefined ? {} : { subscription: { entity: subscription } }),
      ...(refund === undefined ? {} : { refund: { entity: refund } }),
    },
  });

/** Sends signed events to the site and repeats unacknowledged ones, as the real provider does. */
export function createWebhookSender({ webhookSecret, getWebhookUrl, lateMs, clock }: SenderDeps) {
  const timers = new Set<NodeJS.Timeout>();

  const wait = async (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.add(timer.unref());
    });

  async function post(body: string, id: string, secret: string): Promise<boolean> {
    const url = getWebhookUrl();
    if (url === null) return true;
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signWebhook(secret, body), 'x-razorpay-event-id': id };
    try {
      const { status } = await fetch(url, { method: 'POST', headers, body });
      return status < 500;
    } catch {
      // It is sent again, as the provider does.
      return false;
    }
  }

  async function deliver(body: string, id = newGatewayId('event'), secret = webhookSecret): Promise<void> {
    if (await post(body, id, secret)) return;
    for (const ms of retryMs) {
      await wait(ms);
      if (await post(body, id, secret)) return;
    }
  }

  return {
    /** Resolves when the events were acknowledged or dropped. */
    async send(events: readonly WebhookEvent[], delivery: Delivery): Promise<void> {
      if (delivery === 'never') return;
      if (delivery === 'late') await wait(lateMs);
      const bodies = events.map((event) => toBody(event, clock()));
      if (delivery === 'out-of-order') bodies.reverse();
      for (const body of bodies) {
        const id = newGatewayId('event');
        if (delivery === 'forged') {
          await post(body, id, 'a secret that is not the right one');
          continue;
        }
        await deliver(body, id);
        if (delivery === 'twice') await deliver(body, id);
      }
    },

    close(): void {
      timers.forEach(clearTimeout);
    },
  };
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;
