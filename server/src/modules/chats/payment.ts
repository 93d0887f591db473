import type { Astrologer, Charge } from '@oracle-astra/shared/contract';
import { questionPricePaise, secondsPerWalletQuestion } from '@oracle-astra/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { Unit } from '../ledger/accounts';
import type { Balances, Ledger } from '../ledger/service';

/** What one question takes, and from where. */
export interface Price {
  by: Charge['by'];
  unit: Unit;
  amount: number;
}

interface PaidReply {
  id: string;
  uid: string;
  price: Price;
}

/** Takes the transaction that asks. */
export type IsSubscribed = (tx: Database, uid: string) => Promise<boolean>;

export interface Means {
  questions_left: number;
  balance: number;
  time_left_seconds: number;
}

const ownUnit = { Oracle: 'oracle_question', Astra: 'astra_question' } as const;

/** In the order in which they are tried. */
function waysToPay(astrologer: Astrologer, subscribed: boolean): Price[] {
  return [
    ...(subscribed ? [{ by: 'subscription', unit: 'subscription_question', amount: 1 } as const] : []),
    { by: 'questions', unit: ownUnit[astrologer], amount: 1 },
    { by: 'wallet', unit: 'wallet_paise', amount: questionPricePaise },
  ];
}

export function chargeOf(price: Price): Charge {
  return { by: price.by, amount: price.by === 'wallet' ? price.amount / 100 : 0 };
}

/** What a person can still ask this astrologer: questions, rupees, and the seconds that the rupees keep a chat open. */
export function meansOf({ available }: Pick<Balances, 'available'>, astrologer: Astrologer, subscribed: boolean): Means {
  const questions = available[ownUnit[astrologer]] + (subscribed ? available.subscription_question : 0);
  const affordable = Math.floor(available.wallet_paise / questionPricePaise);
  return {
    questions_left: questions,
    balance: available.wallet_paise / 100,
    time_left_seconds: questions > 0 ? 0 : affordable * secondsPerWalletQuestion,
  };
}

/** Sets the price of a question aside, then takes it or gives it back; each happens once for a reply. */
export function createPayment({ ledger, isSubscribed }: { ledger: Ledger; isSubscribed: IsSubscribed }) {
  const held = (uid: string) => ({ uid, kind: 'held' }) as const;
  const free = (uid: string) => ({ uid, kind: 'available' }) as const;

  /** Asked only where a subscription has questions left: without them it changes nothing. */
  const subscriptionPays = async (tx: Database, uid: string, balances: Pick<Balances, 'available'>) => balances.available.subscription_question > 0 && isSubscribed(tx, uid);

  return {
    available: ledger.availableColumn,

    /** What a person can still ask, and what the next question takes; null where there is nothing to pay with. */
    async standing(tx: Database, uid: string, astrologer: Astrologer, balances: Pick<Balances, 'available'>): Promise<{ means: Means; price: Price | null }> {
      const subscribed = await subscriptionPays(tx, uid, balances);
      const price = waysToPay(astrologer, subscribed).find(({ unit, amount }) => balances.available[unit] >= amount) ?? null;
      return { means: meansOf(balances, astrologer, subscribed), price };
    },

    /** As parts of a `with`: sets prices aside, each once for its reply, where the query `allowed` gives its id and the price is still there; `moved` has the ids of those replies. */
    hold(replies: readonly PaidReply[], allowed: SQL, options: { skipLocked: boolean }): SQL {
      return ledger.partsOf(replies.map(({ id, uid, price: { unit, amount } }) => (
        { ref: id, key: `reply:${id}:hold`, reason: 'A question asked', from: free(uid), to: held(uid), unit, amount }
      )), allowed, options);
    },

    /** As parts of a `with`: takes what was set aside where the query `allowed` gives the reply's id; `moved` has it then. */
    take({ id, uid, price: { unit, amount } }: PaidReply, allowed: SQL): SQL {
      return ledger.partsOf([{ ref: id, key: `reply:${id}:take`, reason: 'A question answered', from: held(uid), to: { system: 'spent' }, unit, amount }], allowed, { skipLocked: false });
    },

    async giveBack(tx: Database, replyId: string, uid: string, { unit, amount }: Price): Promise<void> {
      await ledger.transfer(tx, { key: `reply:${replyId}:give-back`, reason: 'A question not answered', from: held(uid), to: free(uid), unit, amount });
    },

    async means(tx: Database, uid: string, astrologer: Astrologer): Promise<Means> {
      const balances = await ledger.balances(tx, uid);
      return meansOf(balances, astrologer, await subscriptionPays(tx, uid, balances));
    },
  };
}

export type Payment = ReturnType<typeof createPayment>;
