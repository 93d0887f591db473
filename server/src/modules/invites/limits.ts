import { inviteLimits } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import type { LimitScope, createInviteRepository } from './repository';
import { dayMs } from '../../day';

const limits: readonly [LimitScope, number, string][] = [
  ['person', inviteLimits.perPerson, `You can send ${inviteLimits.perPerson} invitations a day. Please try again tomorrow.`],
  ['number', inviteLimits.perNumber, 'This number was invited often today. Please try again tomorrow.'],
];

/** Throws `invite_limit_reached` if a person or a number has reached its daily limit. */
export async function checkInviteLimits(
  invites: ReturnType<typeof createInviteRepository>,
  of: Record<LimitScope, string>,
  now: Date,
): Promise<void> {
  for (const [scope, max, message] of limits) {
    const { sent, first } = await invites.countSince(scope, of[scope], new Date(now.getTime() - dayMs), now);
    if (sent < max || first === null) continue;
    throw new DomainError('invite_limit_reached', { message, retryAfterSeconds: (first.getTime() + dayMs - now.getTime()) / 1000 });
  }
}
