import type { Astrologer, Charge } from '@oracle-astra/shared/contract';
import { questionPricePaise, secondsPerWalletQuestion } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import type { Unit } from '../ledger/accounts';
import type { Balances, Ledger } from '../ledger/service';

/** What one question takes, and from where. */
export interface Price {
  by: Charge['by'];
  unit: Unit;
  amount: number;
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
export function meansOf({ available }: Balances, astrologer: Astrologer, subscribed: boolean): Means {
  const questions = available[ownUnit[astrologer]] + (subscribed ? available.subscription_question : 0);
  const affordable = Math.floor(available.wallet_paise / questionPricePaise);
  return {
    questions_left: questions,
    balance: available.wallet_paise / 100,
    time_left_seconds: questions > 0 ? 0 : affordable * secondsPerWalletQuestion,
  };
}

/** Sets the price of a question aside, then takes it or gives it back; each happens once for a reply. */
export function makePayment({ ledger, isSubscribed }: { ledger: Ledger; isSubscribed: IsSubscribed }) {
  const held = (uid: string) => ({ uid, kind: 'held' }) as const;
  const available = (uid: string) => ({ uid, kind: 'available' }) as const;

  /** What a person can still ask, and whether a subscription pays first. */
  async function standing(tx: Database, uid: string, astrologer: Astrologer): Promise<Means & { subscribed: boolean }> {
    const subscribed = await isSubscribed(tx, uid);
    return { ...meansOf(await ledger.balances(tx, uid), astrologer, subscribed), subscribed };
  }

  return {
    standing,

    /** Null, and nothing moved, where the person has nothing to pay with. */
    async hold(tx: Database, replyId: string, uid: string, astrologer: Astrologer, subscribed: boolean): Promise<Price | null> {
      for (const price of waysToPay(astrologer, subscribed)) {
        const { unit, amount } = price;
        const result = await ledger.transfer(tx, { key: `reply:${replyId}:hold`, reason: 'A question asked', from: available(uid), to: held(uid), unit, amount });
        if (result === 'moved') return price;
      }
      return null;
    },

    async take(tx: Database, replyId: string, uid: string, { unit, amount }: Price): Promise<void> {
      await ledger.transfer(tx, { key: `reply:${replyId}:take`, reason: 'A question answered', from: held(uid), to: { system: 'spent' }, unit, amount });
    },

    async giveBack(tx: Database, replyId: string, uid: string, { unit, amount }: Price): Promise<void> {
      await ledger.transfer(tx, { key: `reply:${replyId}:give-back`, reason: 'A question not answered', from: held(uid), to: available(uid), unit, amount });
    },

    async means(tx: Database, uid: string, astrologer: Astrologer): Promise<Means> {
      const { subscribed: _subscribed, ...means } = await standing(tx, uid, astrologer);
      return means;
    },
  };
}

export type Payment = ReturnType<typeof makePayment>;
