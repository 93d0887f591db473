import type { FastifyBaseLogger } from 'fastify';
import type { AddPushSubscriptionRequest, Locale, PushStateRequest, RemovePushSubscriptionRequest } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { runIdempotent } from '../../db/idempotency';
import type { Caller } from '../../plugins/idempotency';
import { noteConsent, wasWithdrawn, withdrawConsent } from '../consents/service';
import { lockPerson } from '../../db/lock-person';
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

const maxBrowsers = 10;

/** Notifications on the devices for which a person has enabled them. */
export function createPushService({ db, clock, log, publicKey, send }: PushServiceDeps) {
  const repository = createPushRepository(db);

  return {
    publicKey,

    /** Subscribes a browser until its session ends. */
    async add({ uid, key }: Caller, jti: string, request: AddPushSubscriptionRequest, locale: Locale): Promise<void> {
      const { endpoint, keys } = request;
      await runIdempotent(db, { uid, key, route: 'push/add', request }, clock(), async (tx) => {
        await lockPerson(tx, uid);
        // A page that renews its subscription by itself is no consent of its person.
        if (request.renews && (await wasWithdrawn(tx, uid, 'push'))) return;
        await createPushRepository(tx).add({ uid, jti, endpoint, ...keys, locale, createdAt: clock() }, maxBrowsers);
        await noteConsent(tx, uid, { item: 'push', locale, now: clock() });
      });
    },

    async isOn(uid: string, { endpoint }: PushStateRequest): Promise<boolean> {
      return publicKey !== null && repository.isKnown(uid, endpoint);
    },

    async remove(uid: string, { endpoint }: RemovePushSubscriptionRequest): Promise<void> {
      await db.transaction(async (tx) => {
        await lockPerson(tx, uid);
        const subscriptions = createPushRepository(tx);
        await subscriptions.remove(uid, endpoint);
        if (!(await subscriptions.hasAny(uid))) await withdrawConsent(tx, uid, { item: 'push', now: clock() });
      });
    },

    removeAll: (tx: Database, uid: string): Promise<void> => createPushRepository(tx).removeAll(uid),

    deliver: createDeliver({ repository, clock, log, send }),
  };
}

export type PushService = ReturnType<typeof createPushService>;
