import { inviteReward } from '@oracle-astra/shared/contract';
import type { Unit } from '../ledger/accounts';
import type { Ledger } from '../ledger/service';
import type { SignUpHook } from '../session/service';
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

/** Credits an invited person and the first inviter with questions, once a number and never for one that had an account. */
export function createInviteReward({ ledger, clock, secret }: InviteRewardDeps): SignUpHook {
  return async (tx, { uid, mobile }) => {
    const invites = createInviteRepository(tx);
    const sent = await invites.lockByNumber(hashNumber(secret, mobile));
    const [first] = sent;
    const isKnown = sent.some(({ acceptedAt, hadAccount }) => acceptedAt !== null || hadAccount);
    if (first === undefined || first.uid === null || isKnown) return;
    await invites.accept(first.id, clock());
    for (const [role, owner] of [
      ['inviter', first.uid],
      ['invited', uid],
    ] as const) {
      for (const [unit, amount] of reward) {
        await ledger.transfer(tx, {
          key: `invite:${first.id}:${role}:${unit}`,
          reason: 'invite',
          from: { system: 'granted' },
          to: { uid: owner, kind: 'available' },
          unit,
          amount,
        });
      }
    }
  };
}
