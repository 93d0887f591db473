import type { FastifyBaseLogger } from 'fastify';
import type { Listen } from '../../db/database';
import { notificationChannel } from './repository';

type Subscriber = () => void;

interface Subscription {
  unsubscribe: () => void;
  /** Resolves once it receives changes; never rejects. */
  isListening: Promise<void>;
}

interface HubDeps {
  listen: Listen | undefined;
  log: FastifyBaseLogger;
  /** The number of streams of a process that read again each second after changes may have been missed. */
  perSecond?: number;
}

const tickMs = 100;

/** Notifies many subscribers a few at a time, because each queries the database, and other processes do the same. */
function createSpread(perSecond: number) {
  const waiting = new Set<Subscriber>();
  let timer: NodeJS.Timeout | undefined;

  function notifySome(): void {
    // Randomised, so that processes and ticks differ.
    let left = Math.ceil((perSecond * tickMs * (0.5 + Math.random())) / 1000);
    for (const subscriber of waiting) {
      if (left === 0) break;
      left -= 1;
      waiting.delete(subscriber);
      subscriber();
    }
    timer = waiting.size === 0 ? undefined : setTimeout(notifySome, tickMs).unref();
  }

  return {
    add(subscribers: Iterable<Subscriber>): void {
      for (const subscriber of subscribers) waiting.add(subscriber);
      timer ??= setTimeout(notifySome, Math.random() * tickMs).unref();
    },
    drop: (subscriber: Subscriber): void => void waiting.delete(subscriber),
    close: (): void => clearTimeout(timer),
  };
}

/** Calls the subscribers of a person when their notifications change in any process. */
export function createNotificationHub({ listen, log, perSecond = 250 }: HubDeps) {
  const subscribers = new Map<string, Set<Subscriber>>();
  const spread = createSpread(perSecond);
  let stop: Promise<() => Promise<void>> | null = null;

  function publish(uid: string | null): void {
    if (uid === null) for (const own of subscribers.values()) spread.add(own);
    else for (const subscriber of subscribers.get(uid) ?? []) subscriber();
  }

  async function start(): Promise<void> {
    if (listen === undefined) return;
    stop ??= listen(notificationChannel, publish);
    await stop.catch((error: unknown) => {
      stop = null;
      log.error({ err: error }, 'notifications are not live');
    });
  }

  return {
    /** Subscribes to changes of a person's notifications, immediately; each subscriber is a separate function. */
    subscribe(uid: string, subscriber: Subscriber): Subscription {
      const own = subscribers.get(uid) ?? new Set();
      own.add(subscriber);
      subscribers.set(uid, own);
      const unsubscribe = () => {
        spread.drop(subscriber);
        own.delete(subscriber);
        if (own.size === 0 && subscribers.get(uid) === own) subscribers.delete(uid);
      };
      return { unsubscribe, isListening: start() };
    },

    async close(): Promise<void> {
      spread.close();
      // Listening that failed to start is in the log and needs no end.
      const stopping = await stop?.catch(() => undefined);
      await stopping?.();
    },
  };
}

export type NotificationHub = ReturnType<typeof createNotificationHub>;
