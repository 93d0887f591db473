import { inviteLimits, inviteReward } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { lockPeople } from '../../db/lock-people';
import { newId } from '../../db/ids';
import type { Unit } from '../ledger/accounts';
import type { Ledger } from '../ledger/service';
import type { SignUpHook } from '../session/sign-in';
import { dayMs } from '../../day';
import { hashNumber } from './number-hash';
import { createInviteRepository } from './repository';

interface InviteRewardDeps {
  ledger: Ledger;
  clock: () => Date;
  secret: string;
}

const reward: readonly [Unit, number][] = [
  ['oracle_question', inviteReward.Oracle],
  ['astra_question', inviteReward.Astra],
];

/** Records a sign-up by a link as an accepted invitation; null if the link's owner is deleted, banned or has reached the daily limit. */
async function acceptLink(tx: Database, uid: string, mobileHash: string, now: Date): Promise<string | null> {
  const invites = createInviteRepository(tx);
  if (!(await invites.mayInvite(uid))) return null;
  await invites.lockScope('person', uid);
  const isFull = (await invites.countAcceptedSince(uid, new Date(now.getTime() - dayMs), now)) >= inviteLimits.rewardedByLink;
  if (isFull) return null;
  const id = newId();
  await invites.add({ id, uid, mobileHash, createdAt: now, acceptedAt: now });
  return id;
}

/**
 * Credits an invited person and the first inviter with questions, once for each number and never for one that had an account.
 * An invitation to the number takes precedence over a link that its owner followed.
 */
export function createInviteReward({ ledger, clock, secret }: InviteRewardDeps): SignUpHook {
  async function creditBoth(tx: Database, id: string, people: { inviter: string; invited: string }): Promise<void> {
    for (const [role, uid] of Object.entries(people)) {
      for (const [unit, amount] of reward) {
        await ledger.transfer(tx, {
          key: `invite:${id}:${role}:${unit}`,
          reason: 'invite',
          from: { system: 'granted' },
          to: { uid, kind: 'available' },
          unit,
          amount,
        });
      }
    }
  }

  return async (tx, { uid, mobile, invitedBy }) => {
    const invites = createInviteRepository(tx);
    const mobileHash = hashNumber(secret, mobile);
    const sent = await invites.lockByNumber(mobileHash);
    // Open invitations of deleted accounts only count towards the number's limit.
    const first = sent.find(({ uid: inviter }) => inviter !== null);
    if (sent.some(({ acceptedAt, hadAccount }) => acceptedAt !== null || hadAccount)) return;
    if (first === undefined) {
      const id = invitedBy === null ? null : await acceptLink(tx, invitedBy, mobileHash, clock());
      if (id !== null && invitedBy !== null) await creditBoth(tx, id, { inviter: invitedBy, invited: uid });
      return;
    }
    if (first.uid === null || !(await lockPeople(tx, [first.uid])).has(first.uid)) return;
    await invites.accept(first.id, clock());
    await creditBoth(tx, first.id, { inviter: first.uid, invited: uid });
  };
}
