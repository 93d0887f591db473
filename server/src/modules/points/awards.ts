import { points } from '@oracle-astra/shared/contract';
import { toIndianDate } from '../../indian-date';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { Ledger } from '../ledger/service';
import type { NotificationService } from '../notifications/service';
import { createPointRepository } from './repository';
import type { AwardKind, Awarded } from './repository';

export interface Earning {
  uid: string;
  kind: AwardKind;
  itemId: string;
  /** The person who upvoted. */
  actor?: string;
}

export interface AwardDeps {
  clock: () => Date;
  ledger: Ledger;
  notifications: Pick<NotificationService, 'notify'>;
}

const amounts: Record<AwardKind, number> = {
  discussion: points.discussion,
  comment: points.comment,
  vote: points.vote,
  upvote: points.upvoteReceived,
};

/** Moves points into and out of the ledger. */
export function createAwards({ clock, ledger, notifications }: AwardDeps) {
  /** Pays a debt first; notifies when another question can be redeemed. */
  async function credit(tx: Database, uid: string, { amount, debt, available }: Awarded, key: string): Promise<void> {
    const paid = Math.min(debt, amount);
    if (paid > 0) await createPointRepository(tx).setDebt(uid, debt - paid);
    if (paid === amount) return;
    const from = { system: 'earned' } as const;
    await ledger.transfer(tx, { key, reason: 'points', from, to: { uid, kind: 'available' }, unit: 'point', amount: amount - paid });
    const questions = Math.floor((available + amount - paid) / points.perQuestion);
    if (questions > Math.floor(available / points.perQuestion))
      await notifications.notify(tx, { uid, kind: 'points', params: { points: questions * points.perQuestion, questions } });
  }

  return {
    /**
     * Credits each earning once for its item, up to the day's limit; further ones are recorded with 0 points. Returns those
     * that were not earned before.
     */
    async award(tx: Database, earnings: readonly Earning[]): Promise<Earning[]> {
      const repository = createPointRepository(tx);
      await repository.lock(earnings.map(({ uid }) => uid));
      const now = clock();
      const day = toIndianDate(now);
      const fresh: Earning[] = [];
      for (const earning of earnings) {
        const { uid, kind, itemId, actor = '' } = earning;
        const awarded = await repository.addAward({ uid, kind, itemId, actor, amount: amounts[kind], day, createdAt: now });
        if (awarded === null) continue;
        fresh.push(earning);
        if (awarded.amount > 0) await credit(tx, uid, awarded, `points:${kind}:${itemId}:${uid}:${actor}`);
      }
      return fresh;
    },

    /** Revokes the points that a person earned for a post that was deleted or that an operator hid; spent ones become a debt that later points pay. */
    async revoke(tx: Database, uid: string, itemId: string): Promise<void> {
      const repository = createPointRepository(tx);
      await repository.lock([uid]);
      const amount = await repository.revoke(uid, itemId, clock());
      const taken = Math.min(amount, await ledger.available(tx, uid, 'point'));
      if (amount > taken) await repository.setDebt(uid, (await repository.debt(uid)) + amount - taken);
      if (taken === 0) return;
      await ledger.transfer(tx, {
        // An operator may hide a post again.
        key: `points:revoked:${itemId}:${newId()}`,
        reason: 'points_revoked',
        from: { uid, kind: 'available' },
        to: { system: 'earned' },
        unit: 'point',
        amount: taken,
      });
    },

    /** Gives back the points that were revoked for a post that an operator restores. */
    async restore(tx: Database, uid: string, itemId: string): Promise<void> {
      const repository = createPointRepository(tx);
      await repository.lock([uid]);
      const amount = await repository.restore(uid, itemId);
      if (amount === 0) return;
      const before = { debt: await repository.debt(uid), available: await ledger.available(tx, uid, 'point') };
      await credit(tx, uid, { amount, ...before }, `points:restored:${itemId}:${newId()}`);
    },
  };
}
