import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { defaultLocale, isLocale, notificationKinds, siteRoutes, type Locale } from '@oracle-astra/shared/contract';
import { createBatcher } from '../../db/statements/batcher';
import { formatNotification } from '../notifications/messages';
import { createOriginLimits } from './origin-limits';
import type { createPushRepository, PendingPush, TakenPush } from './repository';
import { isGivenUp, maxAgeMs, planRetries } from './retries';
import type { PushMessage, PushOutcome, SendPush } from './sender';

/** The outcome of a message: `later` is retried; all others except `sent` are dropped. */
export type PushResult = 'sent' | 'gone' | 'failed' | 'later' | 'given_up' | 'too_old';

interface DeliverDeps {
  repository: ReturnType<typeof createPushRepository>;
  clock: () => Date;
  log: FastifyBaseLogger;
  send: SendPush;
}

export interface DeliverOptions {
  isStopped?: () => boolean;
  /** Counts the outcomes of messages. */
  count?: (result: PushResult, messages: number) => void;
}

const batchSize = 200;
/** The number of notifications that this process takes at once; a lease is long enough for them with the slowest push service. */
const maxRunning = 600;
const leaseMs = 5 * 60_000;
const restMs = 60_000;
const limits = { perOrigin: 50, maxFailures: 100, pauseMs: restMs };
const prefixes: Record<Locale, string> = { en: '', hi: '/hi' };

/** The target of a click, which marks the notification as seen. The page of a discussion finds its address by its id. */
function toAddress({ id, did, kind }: PendingPush, locale: Locale): string {
  const page = kind === 'new_device' || kind.startsWith('passkey') ? siteRoutes.devices : siteRoutes.notifications;
  return prefixes[locale] + (did === null ? `${page}?nid=${encodeURIComponent(id)}` : siteRoutes.discussion('post', did));
}

function toMessage(push: PendingPush): PushMessage {
  const { id, kind, params, gather_key: gatherKey, endpoint, p256dh, auth, key_id: keyId } = push;
  const locale = isLocale(push.locale) ? push.locale : defaultLocale;
  const topic = createHash('sha256')
    .update(gatherKey ?? id)
    .digest('base64url')
    .slice(0, 32);
  const body = formatNotification(kind, params ?? {}, locale);
  return {
    endpoint,
    p256dh,
    auth,
    keyId,
    topic,
    payload: JSON.stringify({ body, url: toAddress(push, locale), tag: topic, lang: locale }),
  };
}

const isLater = (outcome: PushOutcome) => typeof outcome === 'object';

function toResult(outcome: PushOutcome, attempts: number): PushResult {
  if (typeof outcome !== 'object') return outcome;
  return isGivenUp(outcome, attempts) ? 'given_up' : 'later';
}

/** Sends waiting notifications: many at once, without waiting for the slowest, with a limit for each push service. */
export function createDeliver({ repository, clock, log, send }: DeliverDeps) {
  const limit = createOriginLimits({ ...limits, now: () => performance.now() });
  // Limited, because hundreds may end at once and share the connections with others.
  const settle = createBatcher({
    parallel: 2,
    maxItems: batchSize,
    run: async (ended: { id: string; again: ReturnType<typeof planRetries> }[]) => {
      await repository.settle(
        ended.map(({ id }) => id),
        ended.flatMap(({ again }) => again),
      );
      return ended.map(() => true);
    },
  });

  async function sendOne(push: PendingPush, isStopped: () => boolean): Promise<PushOutcome> {
    const untried = (afterSeconds: number): PushOutcome => ({ afterSeconds, isTried: false });
    // A process of the newer release sends it.
    if (!notificationKinds.includes(push.kind)) return untried(restMs / 1000);
    const outcome = await limit(push.endpoint, async () => (isStopped() ? untried(0) : send(toMessage(push))), isLater);
    return outcome ?? untried(restMs / 1000);
  }

  async function deliverOne({ id, isOld, pushes }: TakenPush, isStopped: () => boolean): Promise<Map<PushResult, number>> {
    const results = new Map<PushResult, number>();
    const add = (result: PushResult) => results.set(result, (results.get(result) ?? 0) + 1);
    const outcomes = await Promise.all(pushes.map(async (push) => sendOne(push, isStopped)));
    await repository.removeGone(pushes.filter((_push, at) => outcomes[at] === 'gone').map(({ endpoint }) => endpoint));
    await settle({ id, again: planRetries(pushes, outcomes, clock()) });
    pushes.forEach(({ attempts }, at) => add(toResult(outcomes[at] as PushOutcome, attempts)));
    if (isOld) add('too_old');
    return results;
  }

  /** Resolves with the number of sent messages when nothing is waiting. Expired ones are counted and logged. */
  return async ({ isStopped = () => false, count = () => undefined }: DeliverOptions = {}): Promise<number> => {
    const running = new Set<Promise<void>>();
    const totals = new Map<PushResult, number>();

    function begin(taken: TakenPush): void {
      const run = deliverOne(taken, isStopped)
        .then((results) => {
          for (const [result, messages] of results) {
            count(result, messages);
            totals.set(result, (totals.get(result) ?? 0) + messages);
          }
        })
        // It is retried when its lease ends.
        .catch((error: unknown) => log.warn({ err: error, notification: taken.id }, 'a push could not be settled'))
        .finally(() => running.delete(run));
      running.add(run);
    }

    while (!isStopped()) {
      const now = clock();
      const taken = await repository.take({ limit: batchSize, since: new Date(now.getTime() - maxAgeMs), now, leaseMs });
      taken.forEach(begin);
      if (taken.length === 0) break;
      while (running.size > maxRunning - batchSize) await Promise.race(running);
    }
    await Promise.all(running);
    const dropped = Object.fromEntries([...totals].filter(([result]) => result !== 'sent' && result !== 'later'));
    if (Object.keys(dropped).length > 0) log.warn({ dropped }, 'notifications were not pushed');
    return totals.get('sent') ?? 0;
  };
}
