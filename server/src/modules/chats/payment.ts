import type { Astrologer, Charge } from '@oracle-astra/shared/contract';
import { questionPricePaise, secondsPerWalletQuestion } from '@oracle-astra/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { Unit } from '../ledger/accounts';
import type { Balances, Ledger } from '../ledger/service';
import { takeBackLate } from '../payments/refunds/late-questions';
import { isLateQuestion } from '../subscriptions/cycles';

/** The price of a question and the unit that it is paid in. */
export interface Price {
  by: Charge['by'];
  unit: Unit;
  amount: number;
}

/** Why a price is released, as the ledger records it. */
export type ReleaseReason = 'A free answer' | 'A stopped answer' | 'A question not answered';

interface PricedReply {
  id: string;
  uid: string;
  price: Price;
}

/** Reads in the caller's transaction. */
export type IsSubscribed = (tx: Database, uid: string) => Promise<boolean>;

export interface ChatCredit {
  questions_left: number;
  balance: number;
  time_left_seconds: number;
}

const astrologerUnits = { Oracle: 'oracle_question', Astra: 'astra_question' } as const;

/** The possible prices of a question, in order of preference. */
function listPrices(astrologer: Astrologer, subscribed: boolean): Price[] {
  return [
    ...(subscribed ? [{ by: 'subscription', unit: 'subscription_question', amount: 1 } as const] : []),
    { by: 'questions', unit: astrologerUnits[astrologer], amount: 1 },
    { by: 'wallet', unit: 'wallet_paise', amount: questionPricePaise },
  ];
}

export function toCharge(price: Price): Charge {
  return { by: price.by, amount: price.by === 'wallet' ? price.amount / 100 : 0 };
}

/** The seconds for which the paise of a wallet keep a chat open. */
export const toWalletSeconds = (paise: number) => Math.floor(paise / questionPricePaise) * secondsPerWalletQuestion;

/** The credit for an astrologer: questions, rupees, and the seconds for which the rupees keep a chat open. */
export function getChatCredit({ available }: Pick<Balances, 'available'>, astrologer: Astrologer, subscribed: boolean): ChatCredit {
  const questions = available[astrologerUnits[astrologer]] + (subscribed ? available.subscription_question : 0);
  return {
    questions_left: questions,
    balance: available.wallet_paise / 100,
    time_left_seconds: questions > 0 ? 0 : toWalletSeconds(available.wallet_paise),
  };
}

/** Holds the price of a question, then captures or releases it; each happens once per reply. */
export function createPayment({ ledger, isSubscribed }: { ledger: Ledger; isSubscribed: IsSubscribed }) {
  const held = (uid: string) => ({ uid, kind: 'held' }) as const;
  const free = (uid: string) => ({ uid, kind: 'available' }) as const;

  /** Reads the subscription only if it has questions left. */
  const subscriptionPays = async (tx: Database, uid: string, balances: Pick<Balances, 'available'>) =>
    balances.available.subscription_question > 0 && isSubscribed(tx, uid);

  return {
    available: ledger.availableColumn,

    /** The credit, and the price of the next question; null if nothing covers it. */
    async quote(
      tx: Database,
      uid: string,
      astrologer: Astrologer,
      balances: Pick<Balances, 'available'>,
    ): Promise<{ credit: ChatCredit; price: Price | null }> {
      const isSubscriber = await subscriptionPays(tx, uid, balances);
      const price = listPrices(astrologer, isSubscriber).find(({ unit, amount }) => balances.available[unit] >= amount) ?? null;
      return { credit: getChatCredit(balances, astrologer, isSubscriber), price };
    },

    /** CTEs that hold the prices of the replies in the query `allowed` if the credit is still there; `moved` has the ids of those replies. */
    hold(replies: readonly PricedReply[], allowed: SQL, options: { skipLocked: boolean }): SQL {
      return ledger.buildTransferCtes(
        replies.map(({ id, uid, price: { unit, amount } }) => ({
          ref: id,
          key: `reply:${id}:hold`,
          reason: 'A question asked',
          from: free(uid),
          to: held(uid),
          unit,
          amount,
        })),
        allowed,
        options,
      );
    },

    /** CTEs that capture the held price of a reply in the query `allowed`; `moved` then has its id. */
    capture({ id, uid, price: { unit, amount } }: PricedReply, allowed: SQL): SQL {
      return ledger.buildTransferCtes(
        [{ ref: id, key: `reply:${id}:take`, reason: 'A question answered', from: held(uid), to: { system: 'spent' }, unit, amount }],
        allowed,
        { skipLocked: false },
      );
    },

    /** Gives the held price back for a `reason`. A question of a closed cycle then expires, and wallet money of a refunded recharge is taken back. */
    async release(tx: Database, { id: replyId, uid, price: { unit, amount } }: PricedReply, reason: ReleaseReason): Promise<void> {
      await ledger.transfer(tx, {
        key: `reply:${replyId}:give-back`,
        reason,
        from: held(uid),
        to: free(uid),
        unit,
        amount,
      });
      if (unit === 'wallet_paise') await takeBackLate(tx, ledger, { replyId, uid, amount });
      // Read after the account is locked, so that a cycle that is closing has recorded the question.
      if (unit !== 'subscription_question' || !(await isLateQuestion(tx, replyId))) return;
      const ended = 'cycle ended';
      await ledger.transfer(tx, { key: `reply:${replyId}:late`, reason: ended, from: free(uid), to: { system: 'expired' }, unit, amount });
    },

    async credit(tx: Database, uid: string, astrologer: Astrologer): Promise<ChatCredit> {
      const balances = await ledger.balances(tx, uid);
      return getChatCredit(balances, astrologer, await subscriptionPays(tx, uid, balances));
    },
  };
}

export type Payment = ReturnType<typeof createPayment>;
