import type { FastifyBaseLogger } from 'fastify';
import type { Listen } from '../../db/database';
import { notificationChannel } from './repository';

type Subscriber = () => void;

/** Calls the subscribers of a person when their notifications change, in whichever process that happens. */
export function createNotificationHub({ listen, log }: { listen: Listen | undefined; log: FastifyBaseLogger }) {
  const subscribers = new Map<string, Set<Subscriber>>();
  let stop: Promise<() => Promise<void>> | null = null;

  function publish(uid: string | null): void {
    for (const [subscribed, own] of subscribers) {
      if (uid === null || uid === subscribed) for (const tell of own) tell();
    }
  }

  async function start(): Promise<void> {
    if (listen === undefined || stop !== null) return;
    stop = listen(notificationChannel, publish);
    await stop.catch((error: unknown) => {
      stop = null;
      log.error({ err: error }, 'notifications are not live');
    });
  }

  return {
    /** Subscribes to changes of a person's notifications; returns what ends it. */
    async subscribe(uid: string, tell: Subscriber): Promise<() => void> {
      const own = subscribers.get(uid) ?? new Set();
      own.add(tell);
      subscribers.set(uid, own);
      await start();
      return () => {
        own.delete(tell);
        if (own.size === 0 && subscribers.get(uid) === own) subscribers.delete(uid);
      };
    },

    async close(): Promise<void> {
      const stopping = await stop?.catch(() => undefined);
      await stopping?.();
    },
  };
}

export type NotificationHub = ReturnType<typeof createNotificationHub>;
