import type { Locale, SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { indiaMs } from '../../indian-date';
import type { Database } from '../../db/database';
import type { Ledger } from '../ledger/service';
import { mayBeCharged } from './may-be-charged';
import { createSubscriptionRepository } from './repository';
import { getState, getUsableUntil, isCurrentOrder, isUsable, type SubscriptionState } from './state';
import { dayMs } from '../../day';

interface SubscriptionServiceDeps {
  db: Database;
  clock: () => Date;
  ledger: Ledger;
  graceDays: number;
  /** The current price of the plan in rupees. */
  price: number;
}

const messages: Record<Locale, Record<Exclude<SubscriptionState, 'active'> | 'none' | 'ending', string>> = {
  en: {
    none: 'You have no subscription yet.',
    cancelled: 'Your subscription is cancelled.',
    expired: 'Your subscription has ended.',
    halted: 'Your subscription has stopped, because the renewal could not be charged.',
    grace: 'The next month is not paid yet. Your questions stay until the end date, and the plan goes on once the payment arrives.',
    ending: 'Your subscription ends with this cycle and does not renew.',
  },
  hi: {
    none: 'अभी आपका कोई प्लान नहीं है।',
    cancelled: 'आपका प्लान रद्द हो चुका है।',
    expired: 'आपका प्लान खत्म हो चुका है।',
    halted: 'आपका प्लान रुक गया है, क्योंकि अगले महीने का पेमेंट नहीं हो सका।',
    grace: 'अगले महीने का पेमेंट अभी नहीं आया है। आपके सवाल आखिरी तारीख तक बने रहेंगे, और पेमेंट आते ही प्लान आगे चलेगा।',
    ending: 'आपका प्लान इस महीने के साथ खत्म हो जाएगा, और आगे पैसे नहीं कटेंगे।',
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

export function createSubscriptionService({ db, clock, ledger, graceDays, price }: SubscriptionServiceDeps) {
  /** The open order, unless it can no longer be resumed. */
  async function findOpenOrder(uid: string): Promise<Pick<SubscriptionStatusResponse, 'open_order'>> {
    const order = await createSubscriptionRepository(db).openOrder(uid);
    if (order === null || !isCurrentOrder(order, clock(), price)) return {};
    return { open_order: { subscription_id: order.id, amount: order.pricePaise, created_at: order.createdAt.toISOString() } };
  }

  return {
    /** Whether a person can use a subscription, read in the caller's transaction. */
    async isActive(tx: Database, uid: string): Promise<boolean> {
      const latest = await createSubscriptionRepository(tx).latest(uid);
      return latest !== null && isUsable(getState(latest, clock(), graceDays));
    },

    async status(uid: string, locale: Locale): Promise<SubscriptionStatusResponse> {
      const latest = await createSubscriptionRepository(db).latest(uid);
      if (latest === null)
        return {
          status: 'none',
          message: messages[locale].none,
          is_active: false,
          has_subscription: false,
          ...emptyStatus,
          ...(await findOpenOrder(uid)),
        };
      const now = clock();
      const status = getState(latest, now, graceDays);
      const usable = isUsable(status);
      const noted = status === 'active' ? (latest.cancelAtEnd ? 'ending' : null) : status;
      const end = status === 'grace' || latest.cancelAtEnd ? getUsableUntil(latest, graceDays) : latest.endsAt;
      return {
        status,
        ...(noted === null ? {} : { message: messages[locale][noted] }),
        is_active: usable,
        has_subscription: true,
        subscription_id: latest.id,
        max_questions: latest.maxQuestions,
        remaining_questions: usable ? await ledger.available(db, uid, 'subscription_question') : 0,
        start_date: formatDate(latest.startsAt),
        end_date: formatDate(end),
        last_payment_date: formatDate(latest.lastPaymentAt),
        days_remaining: usable ? Math.ceil((end.getTime() - now.getTime()) / dayMs) : 0,
        cancel_at_end: usable && latest.cancelAtEnd,
        ...(!usable && (await mayBeCharged(db, latest)) && { may_be_charged: true }),
        ...(!usable && (await findOpenOrder(uid))),
      };
    },
  };
}

/** `YYYY-MM-DD HH:mm:ss`, IST. */
function formatDate(instant: Date): string {
  return new Date(instant.getTime() + indiaMs).toISOString().slice(0, 19).replace('T', ' ');
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
