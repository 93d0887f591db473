import { points } from '@oracle-astra/shared/contract';
import type { Database } from '../db/database';
import type { Ledger } from '../modules/ledger/service';
import { createSampleRepository } from './repository';
import type { SampleRows } from './repository';
import { createSampleRows } from './rows';

interface SampleDeps { db: Database; ledger: Ledger; clock: () => Date }

/** Loads the sample forum into an empty one; false if there are discussions already. */
export async function loadSamples({ db, ledger, clock }: SampleDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const repository = createSampleRepository(tx);
    await repository.lock();
    if (await repository.hasDiscussions()) return false;
    const rows = createSampleRows(clock());
    await repository.insert(rows);
    for (const { uid } of rows.users) {
      await ledger.transfer(tx, {
        key: `sample:${uid}`, reason: 'points of the sample forum', from: { system: 'earned' }, to: { uid, kind: 'available' }, unit: 'point', amount: computePoints(uid, rows),
      });
    }
    return true;
  });
}

/** Points of a sample person for their posts, votes and received upvotes, by the rules of the forum. */
function computePoints(uid: string, { discussions, comments, votes }: SampleRows): number {
  const own = { discussions: discussions.filter((row) => row.uid === uid), comments: comments.filter((row) => row.uid === uid) };
  const upvotes = [...own.discussions, ...own.comments].reduce((sum, row) => sum + (row.upvotes ?? 0), 0);
  return own.discussions.length * points.discussion + own.comments.length * points.comment
    + votes.filter((row) => row.uid === uid).length * points.vote + upvotes * points.upvoteReceived;
}
