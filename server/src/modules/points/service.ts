import { points } from '@oracle-astra/shared/contract';
import type { RedeemTransaction } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { runIdempotent } from '../../db/idempotency';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import type { Caller } from '../../plugins/idempotency';
import type { Ledger } from '../ledger/service';
import { createAwards } from './awards';
import type { AwardDeps } from './awards';
import { createPointRepository } from './repository';

interface Redeemed {
  points_redeemed: number;
  questions_added: number;
}

const maxListed = 500;

/** Exchanges points for Oracle questions in the transaction. */
async function redeemPoints(tx: Database, ledger: Ledger, uid: string, requested: number, now: Date): Promise<Redeemed> {
  const repository = createPointRepository(tx);
  await repository.lock([uid]);
  if ((await ledger.available(tx, uid, 'point')) < requested) throw new DomainError('points_insufficient', { field: 'points' });
  const questions = Math.floor(requested / points.perQuestion);
  const id = newId();
  const own = { uid, kind: 'available' } as const;
  const spent = questions * points.perQuestion;
  const moved = await ledger.transfer(tx, {
    key: `redeem:${id}:points`,
    reason: 'redeem',
    from: own,
    to: { system: 'spent' },
    unit: 'point',
    amount: spent,
  });
  if (moved !== 'moved') throw new DomainError('points_insufficient', { field: 'points' });
  await ledger.transfer(tx, {
    key: `redeem:${id}:questions`,
    reason: 'redeem',
    from: { system: 'granted' },
    to: own,
    unit: 'oracle_question',
    amount: questions,
  });
  await repository.addRedemption({ id, uid, points: spent, questions, createdAt: now });
  return { points_redeemed: spent, questions_added: questions };
}

/** Astro Points: earned by posts and votes, taken back with deleted posts, exchanged for questions. */
export function createPointService({ db, ...deps }: AwardDeps & { db: Database }) {
  const { ledger, clock } = deps;

  return {
    ...createAwards(deps),

    /** Exchanges whole questions' worth of points. Throws `points_insufficient`. */
    async redeem(caller: Caller, requested: number): Promise<Redeemed> {
      return runIdempotent(db, { ...caller, route: 'points/redeem', request: requested }, clock(), (tx) =>
        redeemPoints(tx, ledger, caller.uid, requested, clock()),
      );
    },

    /** Latest first. */
    async listRedemptions(uid: string): Promise<RedeemTransaction[]> {
      const rows = await createPointRepository(db).listRedemptions(uid, maxListed);
      return rows.map(({ id, points: spent, questions, createdAt }) => ({
        transaction_id: id,
        points_redeemed: spent,
        questions_added: questions,
        redeemed_at: createdAt.toISOString(),
      }));
    },
  };
}

export type PointService = ReturnType<typeof createPointService>;
