import type { Locale, SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import type { Ledger } from '../ledger/service';
import { createSubscriptionRepository } from './repository';
import type { Subscription } from './repository';

interface SubscriptionServiceDeps {
  db: Database;
  clock: () => Date;
  ledger: Ledger;
}

const dayMs = 86_400_000;
const indiaMs = 330 * 60_000;

const messages: Record<Locale, Record<'none' | 'cancelled' | 'expired', string>> = {
  en: {
    none: 'You have no subscription yet.',
    cancelled: 'Your subscription is cancelled.',
    expired: 'Your subscription has ended.',
  },
  hi: {
    none: 'अभी आपका कोई प्लान नहीं है।',
    cancelled: 'आपका प्लान रद्द हो चुका है।',
    expired: 'आपका प्लान खत्म हो चुका है।',
  },
};

const emptyStatus = {
  subscription_id: null,
  max_questions: 0,
  remaining_questions: 0,
  start_date: null,
  end_date: null,
  last_payment_date: null,
  days_remaining: 0,
};

export function createSubscriptionService({ db, clock, ledger }: SubscriptionServiceDeps) {
  return {
    /** Whether a person has an active subscription, read in the transaction of the caller. */
    async isActive(tx: Database, uid: string): Promise<boolean> {
      const latest = await createSubscriptionRepository(tx).latest(uid);
      return latest !== null && getState(latest, clock()) === 'active';
    },

    async status(uid: string, locale: Locale): Promise<SubscriptionStatusResponse> {
      const latest = await createSubscriptionRepository(db).latest(uid);
      if (latest === null)
        return { status: 'none', message: messages[locale].none, is_active: false, has_subscription: false, ...emptyStatus };
      const now = clock();
      const status = getState(latest, now);
      const active = status === 'active';
      return {
        status,
        ...(active ? {} : { message: messages[locale][status] }),
        is_active: active,
        has_subscription: true,
        subscription_id: latest.id,
        max_questions: latest.maxQuestions,
        remaining_questions: active ? await ledger.available(db, uid, 'subscription_question') : 0,
        start_date: formatDate(latest.startsAt),
        end_date: formatDate(latest.endsAt),
        last_payment_date: formatDate(latest.lastPaymentAt),
        days_remaining: active ? Math.ceil((latest.endsAt.getTime() - now.getTime()) / dayMs) : 0,
      };
    },
  };
}

function getState({ cancelledAt, endsAt }: Subscription, now: Date): 'active' | 'cancelled' | 'expired' {
  if (cancelledAt !== null) return 'cancelled';
  return endsAt > now ? 'active' : 'expired';
}

/** `YYYY-MM-DD HH:mm:ss`, IST. */
function formatDate(instant: Date): string {
  return new Date(instant.getTime() + indiaMs).toISOString().slice(0, 19).replace('T', ' ');
}
