import type { FastifyBaseLogger } from 'fastify';
import type { AddPushSubscriptionRequest, Locale, PushStateRequest, RemovePushSubscriptionRequest } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { runIdempotent } from '../../db/idempotency';
import type { Caller } from '../../plugins/idempotency';
import { noteConsent, wasWithdrawn, withdrawConsent } from '../consents/service';
import { DomainError } from '../../domain-error';
import { lockPerson, lockPresentPerson } from '../../db/lock-person';
import { createDeliver } from './deliver';
import { createPushRepository } from './repository';
import type { SendPush } from './sender';
import type { VapidKeys } from './vapid-keys';

interface PushServiceDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** The VAPID keys; null without push. */
  keys: VapidKeys | null;
  send: SendPush;
}

const maxBrowsers = 10;
/** Files of keys are read every five seconds. */
const keysReadSeconds = 5;

/** Notifications on the devices for which a person has enabled them. */
export function createPushService({ db, clock, log, keys, send }: PushServiceDeps) {
  const repository = createPushRepository(db);

  /** The pair of keys of a subscription. A process that does not know a new one yet knows it after some seconds. */
  function findKeyId(publicKey: string | undefined): string | null {
    if (keys === null) return null;
    const id = publicKey === undefined ? keys.current.id : keys.findId(publicKey);
    if (id === undefined) throw new DomainError('unavailable', { retryAfterSeconds: keysReadSeconds });
    return id;
  }

  return {
    /** The public key with which browsers subscribe; null without push. */
    get publicKey(): string | null {
      return keys?.current.publicKey ?? null;
    },

    /** Subscribes a browser until its session ends. */
    async add({ uid, key }: Caller, jti: string, request: AddPushSubscriptionRequest, locale: Locale): Promise<void> {
      const { endpoint, keys: ofBrowser } = request;
      const keyId = findKeyId(request.server_key);
      await runIdempotent(db, { uid, key, route: 'push/add', request }, clock(), async (tx) => {
        await lockPresentPerson(tx, uid);
        // A page that renews its subscription by itself is no consent of its person.
        if (request.renews && (await wasWithdrawn(tx, uid, 'push'))) return;
        await createPushRepository(tx).add({ uid, jti, endpoint, ...ofBrowser, keyId, locale, createdAt: clock() }, maxBrowsers);
        await noteConsent(tx, uid, { item: 'push', locale, now: clock() });
      });
    },

    /** Whether notifications are sent to a browser; otherwise, whether because the person withdrew the consent. */
    async getState(uid: string, { endpoint, server_key: publicKey }: PushStateRequest) {
      const isKnownKey = keys !== null && (publicKey === undefined || keys.findId(publicKey) !== undefined);
      const isOn = isKnownKey && (await repository.isKnown(uid, endpoint));
      const isWithdrawn = !isOn && (await wasWithdrawn(db, uid, 'push'));
      return { is_on: isOn, key: keys?.current.publicKey ?? null, ...(isWithdrawn && { is_withdrawn: true }) };
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
