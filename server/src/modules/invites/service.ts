import type { FastifyBaseLogger } from 'fastify';
import { site } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { Refusal } from '../../plugins/errors';
import type { SessionService } from '../session/service';
import type { SmsSender } from '../sms/sms-sender';
import { checkInviteLimits } from './limits';
import { numberHash } from './number-hash';
import { makeInviteRepository } from './repository';

interface Needs {
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  secret: string;
  publicUrl: string;
  log: FastifyBaseLogger;
  accounts: Pick<SessionService, 'user' | 'hasAccount'>;
}

interface Invitation {
  uid: string;
  mobile: string;
  /** The request's Idempotency-Key; the same key again sends no second message. */
  requestKey: string | null;
}

export function makeInviteService({ db, clock, sms, secret, publicUrl, log, accounts }: Needs) {
  /** Notes an invitation and answers its id; null where this very request noted it before. */
  async function note({ uid, mobile, requestKey }: Invitation): Promise<string | null> {
    const mobileHash = numberHash(secret, mobile);
    return db.transaction(async (tx) => {
      const invites = makeInviteRepository(tx);
      await invites.queue('person', uid);
      await invites.queue('number', mobileHash);
      const sent = await invites.lockTo(mobileHash);
      const own = sent.find((invite) => invite.uid === uid);
      if (own !== undefined && requestKey !== null && own.requestKey === requestKey) return null;
      if (await accounts.hasAccount(tx, mobile)) throw new Refusal('This number has an account already.');
      if (own !== undefined) throw new Refusal('You have invited this number already.');
      if (sent.some(({ acceptedAt }) => acceptedAt !== null)) throw new Refusal('This number has accepted an invitation before.');
      await checkInviteLimits(invites, { person: uid, number: mobileHash }, clock());
      const id = newId();
      await invites.add({ id, uid, mobileHash, requestKey, createdAt: clock() });
      return id;
    });
  }

  return {
    /** Sends a link to a number that has no account yet. An invitation that could not be sent leaves nothing behind. */
    async send(invitation: Invitation): Promise<void> {
      const { uid, mobile } = invitation;
      if ((await accounts.user(uid))?.mobile === mobile) throw new Refusal('This is your own number. Invite a friend.');
      const id = await note(invitation);
      if (id === null) return;
      try {
        await sms.sendInvite(mobile, `${publicUrl}${site.home}`);
      } catch (error) {
        log.error({ err: error }, 'an invitation was not sent');
        await makeInviteRepository(db).withdraw(id);
        throw new Refusal('The invitation could not be sent. Please try again in a minute.');
      }
    },
  };
}
