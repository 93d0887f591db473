import type { Database } from '../../db/database';
import type { FlagPeople } from '../../documents/flags/flag-service';
import type { SubscriptionService } from '../subscriptions/service';
import type { createMinors } from './service';

/** What flags ask about a person. */
export const createFlagPeople = (
  db: Database,
  subscriptions: Pick<SubscriptionService, 'isActive'>,
  minors: Pick<ReturnType<typeof createMinors>, 'find'>,
): FlagPeople => ({
  isSubscriber: async (uid) => subscriptions.isActive(db, uid),
  isMinor: async (uid) => (await minors.find(uid)) !== null,
});
