import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { createNotificationRepository } from './repository';

const pageSize = 10;

export function createNotificationService({ db, clock }: { db: Database; clock: () => Date }) {
  const repository = createNotificationRepository(db);

  return {
    /** Notifies a person of an event in a discussion, in the transaction of the event. */
    async notify(tx: Database, { uid, did, message }: { uid: string; did: string; message: string }): Promise<void> {
      await createNotificationRepository(tx).add({ id: newId(), uid, did, message, createdAt: clock() });
    },

    async countUnseen(uid: string): Promise<number> {
      return repository.countUnseen(uid);
    },

    /** One page, from 1, latest first; `highlight` marks unseen ones. */
    async list(uid: string, page: number) {
      const rows = await repository.list(uid, { limit: pageSize, offset: (page - 1) * pageSize });
      return {
        notifications: rows.map(({ did, message, seenAt }) => ({ did, message, highlight: seenAt === null })),
        page_count: Math.ceil((await repository.count(uid)) / pageSize),
      };
    },

    /** Marks notifications as seen. Throws `notification_not_found` where the person has none of that discussion. */
    async open(uid: string, did: string): Promise<void> {
      if ((await repository.markSeen(uid, did, clock())) === 0) throw new DomainError('notification_not_found');
    },

    async erase(tx: Database, uid: string): Promise<void> {
      await createNotificationRepository(tx).eraseByUser(uid);
    },
  };
}
