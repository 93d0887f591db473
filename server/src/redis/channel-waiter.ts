import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';

interface ChannelWait {
  /** Resolves to true at the next message, or to false after `timeoutMs`. */
  next(timeoutMs: number): Promise<boolean>;
  close(): void;
}

/** The time a reader waits for its subscription; while Redis is unavailable the timeouts of `next` apply. */
const subscribeMs = 1000;

/** Waits for messages of many channels over one connection. */
export function createChannelWaiter(subscriber: Redis) {
  const waiting = new Map<string, { wakes: Set<() => void>; subscribed: Promise<unknown> }>();
  subscriber.on('message', (channel: string) => {
    for (const wake of waiting.get(channel)?.wakes ?? []) wake();
  });

  return {
    /** Subscribes to a channel. A message between two calls of `next` resolves the second call immediately. */
    async open(channel: string): Promise<ChannelWait> {
      let hasMessage = false;
      let resolveNext: () => void = () => undefined;
      const wake = () => {
        hasMessage = true;
        resolveNext();
      };
      // Redis is unavailable; waiting readers poll the database.
      const own = waiting.get(channel) ?? { wakes: new Set(), subscribed: subscriber.subscribe(channel).catch(() => undefined) };
      own.wakes.add(wake);
      waiting.set(channel, own);
      await Promise.race([own.subscribed, pause(subscribeMs, undefined, { ref: false })]);

      return {
        async next(timeoutMs) {
          let timer: NodeJS.Timeout | undefined;
          const woken = await new Promise<boolean>((resolve) => {
            if (hasMessage) return resolve(true);
            resolveNext = () => resolve(true);
            timer = setTimeout(() => resolve(false), timeoutMs);
          });
          clearTimeout(timer);
          hasMessage = false;
          return woken;
        },
        close() {
          own.wakes.delete(wake);
          if (own.wakes.size > 0 || waiting.get(channel) !== own) return;
          waiting.delete(channel);
          // Redis is unavailable, so the subscription is gone anyway.
          subscriber.unsubscribe(channel).catch(() => undefined);
        },
      };
    },
  };
}
