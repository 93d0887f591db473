import { freePredictions, freeQuestions } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import type { Unit } from './accounts';
import type { Ledger } from './service';

const gifts: readonly [Unit, number][] = [
  ['oracle_question', freeQuestions.Oracle],
  ['astra_question', freeQuestions.Astra],
  ['daily_prediction', freePredictions.daily],
  ['weekly_prediction', freePredictions.weekly],
  ['monthly_prediction', freePredictions.monthly],
  ['yearly_prediction', freePredictions.yearly],
];

/** Credits a new account with its free questions and predictions. */
export function createSignUpGift(ledger: Ledger) {
  return async (tx: Database, { uid }: { uid: string }): Promise<void> => {
    for (const [unit, amount] of gifts) {
      await ledger.transfer(tx, {
        key: `welcome:${uid}:${unit}`,
        reason: 'welcome',
        from: { system: 'granted' },
        to: { uid, kind: 'available' },
        unit,
        amount,
      });
    }
  };
}
