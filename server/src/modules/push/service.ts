import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import {
  siteRoutes,
  type AddPushSubscriptionRequest,
  type Locale,
  type RemovePushSubscriptionRequest,
} from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { runIdempotent } from '../../db/idempotency';
import type { Caller } from '../../plugins/idempotency';
import { formatNotification } from '../notifications/messages';
import { createPushRepository } from './repository';
import type { PendingPush } from './repository';
import { planRetries } from './retries';
import type { PushMessage, SendPush } from './sender';

interface PushServiceDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** The public VAPID key; null where nothing is pushed. */
  publicKey: string | null;
  send: SendPush;
}

const mostBrowsers = 10;
const batchSize = 50;
const maxAgeMs = 24 * 60 * 60 * 1000;
const prefixes: Record<Locale, string> = { en: '', hi: '/hi' };

/** Where a click leads. The page of a discussion finds its own address by its id. */
const toAddress = ({ did, locale }: PendingPush) =>
  prefixes[locale] + (did === null ? siteRoutes.notifications : siteRoutes.discussion('post', did));

function toMessage(push: PendingPush): PushMessage {
  const { id, kind, params, gather_key: gatherKey, locale, endpoint, p256dh, auth } = push;
  const topic = createHash('sha256')
    .update(gatherKey ?? id)
    .digest('base64url')
    .slice(0, 32);
  const body = formatNotification(kind, params ?? {}, locale);
  return { endpoint, p256dh, auth, topic, payload: JSON.stringify({ body, url: toAddress(push), tag: topic, lang: locale }) };
}

/** Notifications on the devices of a person, where they asked for them. */
export function createPushService({ db, clock, log, publicKey, send }: PushServiceDeps) {
  const repository = createPushRepository(db);

  return {
    publicKey,

    /** Subscribes a browser until its session ends. */
    async add({ uid, key }: Caller, jti: string, request: AddPushSubscriptionRequest, locale: Locale): Promise<void> {
      const { endpoint, keys } = request;
      await runIdempotent(db, { uid, key, route: 'push/add', request }, clock(), async (tx) =>
        createPushRepository(tx).add({ uid, jti, endpoint, ...keys, locale, createdAt: clock() }, mostBrowsers),
      );
    },

    async remove(uid: string, { endpoint }: RemovePushSubscriptionRequest): Promise<void> {
      await repository.remove(uid, endpoint);
    },

    /** Sends what is waiting, again later where the push service asks for it; returns how many were sent. */
    async deliver(): Promise<number> {
      const now = clock();
      const pending = await repository.take({ limit: batchSize, since: new Date(now.getTime() - maxAgeMs), now });
      const outcomes = await Promise.all(pending.map(async (push) => send(toMessage(push))));
      await repository.removeGone(pending.filter((_push, at) => outcomes[at] === 'gone').map(({ endpoint }) => endpoint));
      await repository.putBack(planRetries(pending, outcomes, now));
      const failed = outcomes.filter((outcome) => outcome === 'failed').length;
      if (failed > 0) log.warn({ failed }, 'notifications could not be pushed');
      return outcomes.filter((outcome) => outcome === 'sent').length;
    },
  };
}

export type PushService = ReturnType<typeof createPushService>;
