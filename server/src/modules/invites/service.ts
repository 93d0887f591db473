import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import type { Database } from '../../db/database';
import { assertMayWrite } from '../../db/may-write';
import { newId } from '../../db/ids';
import type { Caller } from '../../plugins/idempotency';
import type { SigningSecrets } from '../session/keyed-hash';
import type { SessionService } from '../session/service';
import type { SmsSender } from '../sms/sms-sender';
import { createLinkTokens } from './link-token';
import { checkInviteLimits } from './limits';
import { hashNumber } from './number-hash';
import { createInviteRepository, type Invite } from './repository';

interface InviteServiceDeps {
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  secret: string;
  linkSecrets: SigningSecrets;
  publicUrl: string;
  log: FastifyBaseLogger;
  accounts: Pick<SessionService, 'user' | 'hasAccount'>;
}

/** Longer than a message may take. */
const sendingMs = 30_000;
const pollMs = 200;

/** Whether the process that was sending a message has died. A time in the future was written with a fast clock. */
const isLeft = ({ sendingSince }: Invite, now: Date): boolean =>
  sendingSince !== null && Math.abs(now.getTime() - sendingSince.getTime()) > sendingMs;

export function createInviteService({ db, clock, sms, secret, linkSecrets, publicUrl, log, accounts }: InviteServiceDeps) {
  /** Records an invitation; `sendingSince` is null if the same request has recorded it, and sends it or has sent it. */
  async function recordInvite(caller: Caller, mobile: string): Promise<{ id: string; sendingSince: Date | null }> {
    const { uid, key: requestKey } = caller;
    const mobileHash = hashNumber(secret, mobile);
    return db.transaction(async (tx) => {
      await assertMayWrite(tx, caller);
      const invites = createInviteRepository(tx);
      await invites.lockScope('person', uid);
      await invites.lockScope('number', mobileHash);
      const now = clock();
      const known = requestKey === null ? null : await invites.byKey(uid, requestKey);
      if (known !== null && known.mobileHash !== mobileHash) throw new DomainError('idempotency_key_reused');
      const own = known ?? (await invites.lockByNumber(mobileHash)).find((invite) => invite.uid === uid);
      if (own !== undefined && isLeft(own, now)) {
        await invites.resend(own.id, requestKey, now);
        return { id: own.id, sendingSince: now };
      }
      if (known !== null) return { id: known.id, sendingSince: null };
      if (own !== undefined || (await invites.wasInvitedBefore(uid, mobileHash, now))) throw new DomainError('invite_repeated');
      await checkInviteLimits(invites, { person: uid, number: mobileHash }, now);
      const id = newId();
      const hadAccount = await accounts.hasAccount(tx, mobile);
      await invites.add({ id, uid, mobileHash, requestKey, hadAccount, createdAt: now, sendingSince: now });
      return { id, sendingSince: now };
    });
  }

  /** Sends the message, or deletes the invitation and throws `invite_not_sent`. */
  async function dispatch(id: string, mobile: string, sendingSince: Date): Promise<void> {
    const invites = createInviteRepository(db);
    try {
      await sms.sendInvite(mobile, `${publicUrl}${siteRoutes.home}`);
    } catch (error) {
      log.error({ err: error }, 'an invitation was not sent');
      await invites.withdraw(id, sendingSince);
      throw new DomainError('invite_not_sent');
    }
    await invites.markSent(id);
  }

  /** Waits for the message of an equal request, on any process. */
  async function waitForMessage(id: string): Promise<void> {
    for (let waited = 0; waited < sendingMs; waited += pollMs) {
      const invite = await createInviteRepository(db).byId(id);
      if (invite === null) break;
      if (invite.sendingSince === null) return;
      await pause(pollMs);
    }
    throw new DomainError('invite_not_sent');
  }

  const linkTokens = createLinkTokens(linkSecrets);

  return {
    linkTokens,

    /**
     * Sends a link to a number. The response does not reveal whether the number has an account or was invited before. One
     * message for each Idempotency-Key; concurrent calls with it get the result of the first.
     */
    async send(caller: Caller, mobile: string): Promise<void> {
      if ((await accounts.user(caller.uid))?.mobile === mobile) throw new DomainError('invite_own_number');
      const { id, sendingSince } = await recordInvite(caller, mobile);
      return sendingSince === null ? waitForMessage(id) : dispatch(id, mobile, sendingSince);
    },
  };
}
