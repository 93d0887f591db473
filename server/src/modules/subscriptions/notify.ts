import type { NotificationKind } from '@oracle-astra/shared/contract';
import { toIndianDate } from '../../indian-date';
import type { Database } from '../../db/database';
import type { NotificationService } from '../notifications/service';

type SubscriptionEvent = Extract<NotificationKind, `subscription_${string}`>;

/** The day of an instant in India, `DD/MM/YYYY`. */
const formatDay = (instant: Date) => toIndianDate(instant).split('-').reverse().join('/');

/** Notifies a person of a transition of the subscription, in its transaction; `endsAt` if it continues until then. */
export function createSubscriptionNotify(notify: NotificationService['notify']) {
  return async (tx: Database, uid: string, kind: SubscriptionEvent, endsAt?: Date): Promise<void> =>
    notify(tx, { uid, kind, ...(endsAt === undefined ? {} : { params: { until: formatDay(endsAt) } }) });
}

export type NotifyOfSubscription = ReturnType<typeof createSubscriptionNotify>;
