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
import { createInviteRepository } from './repository';

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

export function createInviteService({ db, clock, sms, secret, linkSecrets, publicUrl, log, accounts }: InviteServiceDeps) {
  /** Messages that this process is sending, by invitation id. */
  const sending = new Map<string, Promise<void>>();

  /** Records an invitation; `isNew` is false if the same request has already recorded it. */
  async function recordInvite(caller: Caller, mobile: string): Promise<{ id: string; isNew: boolean }> {
    const { uid, key: requestKey } = caller;
    const mobileHash = hashNumber(secret, mobile);
    return db.transaction(async (tx) => {
      await assertMayWrite(tx, caller);
      const invites = createInviteRepository(tx);
      await invites.lockScope('person', uid);
      await invites.lockScope('number', mobileHash);
      const known = requestKey === null ? null : await invites.byKey(uid, requestKey);
      if (known !== null && known.mobileHash !== mobileHash) throw new DomainError('idempotency_key_reused');
      if (known !== null) return { id: known.id, isNew: false };
      const sent = await invites.lockByNumber(mobileHash);
      if (sent.some((invite) => invite.uid === uid) || (await invites.wasInvitedBefore(uid, mobileHash, clock())))
        throw new DomainError('invite_repeated');
      await checkInviteLimits(invites, { person: uid, number: mobileHash }, clock());
      const id = newId();
      await invites.add({ id, uid, mobileHash, requestKey, hadAccount: await accounts.hasAccount(tx, mobile), createdAt: clock() });
      return { id, isNew: true };
    });
  }

  /** Sends the message, or deletes the invitation and throws `invite_not_sent`. */
  async function dispatch(id: string, mobile: string): Promise<void> {
    try {
      await sms.sendInvite(mobile, `${publicUrl}${siteRoutes.home}`);
    } catch (error) {
      log.error({ err: error }, 'an invitation was not sent');
      await createInviteRepository(db).withdraw(id);
      throw new DomainError('invite_not_sent');
    }
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
      const { id, isNew } = await recordInvite(caller, mobile);
      if (!isNew) return sending.get(id);
      const sent = dispatch(id, mobile).finally(() => sending.delete(id));
      sending.set(id, sent);
      return sent;
    },
  };
}
