import { notificationTopics } from '@oracle-astra/shared/contract';
import type {
  Locale,
  Notification,
  NotificationKind,
  NotificationPreferences,
  OpenNotificationRequest,
  SetNotificationPreferencesRequest,
} from '@oracle-astra/shared/contract';
import { createBatcher } from '../../db/statements/batcher';
import type { Database } from '../../db/database';
import { runIdempotent } from '../../db/idempotency';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import type { Caller } from '../../plugins/idempotency';
import { formatNotification } from './messages';
import type { NotificationParams } from './messages';
import { createNotificationRepository } from './repository';
import { topics } from './topics';

const pageSize = 10;

export interface NewEvent {
  uid: string;
  kind: NotificationKind;
  /** Parameters of the sentence; `count` is added up when unseen events of one item are grouped. */
  params?: NotificationParams;
  /** The discussion to which it links. */
  did?: string | undefined;
  /** The item whose unseen events of this kind are grouped in one notification. */
  gatherBy?: string;
}

const toPreferences = (muted: readonly string[]) =>
  Object.fromEntries(notificationTopics.map((topic) => [topic, !muted.includes(topic)])) as NotificationPreferences;

export function createNotificationService({ db, clock }: { db: Database; clock: () => Date }) {
  const repository = createNotificationRepository(db);
  // Many streams read at once when changes may have been missed.
  const countUnseen = createBatcher({ parallel: 2, maxItems: 100, run: (uids: string[]) => repository.countUnseen(uids) });

  return {
    /** Notifies a person of an event, in the transaction of the event, unless the person switched its topic off. */
    async notify(tx: Database, { uid, kind, params = {}, did, gatherBy }: NewEvent): Promise<void> {
      const gatherKey = kind === 'points' ? kind : gatherBy === undefined ? null : `${kind}:${gatherBy}`;
      const added = { id: newId(), uid, did: did ?? null, kind, params, gatherKey, createdAt: clock(), topic: topics[kind] };
      await createNotificationRepository(tx).add(added);
    },

    /** Refreshes the person's open streams in all processes when the transaction commits. */
    announce: (tx: Database, uid: string): Promise<void> => createNotificationRepository(tx).announce(uid),

    countUnseen,

    /** One page, from 1, latest first, worded in a language; `highlight` marks unseen ones. */
    async list(uid: string, page: number, locale: Locale): Promise<{ notifications: Notification[]; page_count: number }> {
      const rows = await repository.list(uid, { limit: pageSize, offset: (page - 1) * pageSize });
      return {
        notifications: rows.map(({ nid, did, message, kind, params, createdAt, seenAt }) => ({
          nid,
          did,
          message: kind === null ? message : formatNotification(kind, params ?? {}, locale),
          highlight: seenAt === null,
          created_at: createdAt.toISOString(),
          ...(kind === null ? {} : { kind, params: params ?? {} }),
        })),
        page_count: Math.ceil((await repository.count(uid)) / pageSize),
      };
    },

    /** Marks notifications as seen. Throws `notification_not_found` if the person has no such notification. */
    async open({ uid, key }: Caller, request: OpenNotificationRequest): Promise<void> {
      await runIdempotent(db, { uid, key, route: 'notifications/open', request }, clock(), async (tx) => {
        const inner = createNotificationRepository(tx);
        if ((await inner.markSeen(uid, request, clock())) === 0) throw new DomainError('notification_not_found');
        await inner.announce(uid);
      });
    },

    async preferences(uid: string): Promise<NotificationPreferences> {
      return toPreferences(await repository.mutedTopics(uid));
    },

    async setPreferences({ uid, key }: Caller, request: SetNotificationPreferencesRequest): Promise<NotificationPreferences> {
      return runIdempotent(db, { uid, key, route: 'notifications/preferences', request }, clock(), async (tx) => {
        const inner = createNotificationRepository(tx);
        for (const topic of notificationTopics) {
          const isEnabled = request[topic];
          if (isEnabled !== undefined) await inner.setMuted(uid, topic, !isEnabled);
        }
        return toPreferences(await inner.mutedTopics(uid));
      });
    },
  };
}

export type NotificationService = ReturnType<typeof createNotificationService>;
