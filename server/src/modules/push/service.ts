import type { FastifyBaseLogger } from 'fastify';
import type { AddPushSubscriptionRequest, Locale, PushStateRequest, RemovePushSubscriptionRequest } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { runIdempotent } from '../../db/idempotency';
import type { Caller } from '../../plugins/idempotency';
import { createDeliver } from './deliver';
import { createPushRepository } from './repository';
import type { SendPush } from './sender';

interface PushServiceDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** The public VAPID key; null without push. */
  publicKey: string | null;
  send: SendPush;
}

const mostBrowsers = 10;

/** Notifications on the devices for which a person has enabled them. */
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

    async isOn(uid: string, { endpoint }: PushStateRequest): Promise<boolean> {
      return publicKey !== null && repository.isKnown(uid, endpoint);
    },

    async remove(uid: string, { endpoint }: RemovePushSubscriptionRequest): Promise<void> {
      await repository.remove(uid, endpoint);
    },

    deliver: createDeliver({ repository, clock, log, send }),
  };
}

export type PushService = ReturnType<typeof createPushService>;
