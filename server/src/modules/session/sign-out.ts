import { maxDevices } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { Session } from './session';
import { createSuccessors } from './renewal/successors';
import { createSessionRepository } from './session-repository';

interface SignOutDeps {
  db: Database;
  clock: () => Date;
  announceRevoked: (tx: Database, uid: string) => Promise<void>;
}

/** Ends sessions and notifies their open streams when the transaction commits. */
export function createSignOut({ db, clock, announceRevoked }: SignOutDeps) {
  async function end(tx: Database, session: Pick<Session, 'jti' | 'uid'>): Promise<void> {
    await createSuccessors(tx).end(session, clock());
    await announceRevoked(tx, session.uid);
  }

  return {
    end,

    /** Ends the least recently used sessions if a person has too many. */
    async endBeyondLimit(tx: Database, uid: string): Promise<void> {
      if (await createSessionRepository(tx).revokeBeyond(uid, maxDevices, clock())) await announceRevoked(tx, uid);
    },

    signOut: (session: Pick<Session, 'jti' | 'uid'>): Promise<void> => db.transaction((tx) => end(tx, session)),

    /** Ends all other sessions of a person, also those that begin while it waits. Throws `unauthenticated` if this one has ended. */
    async signOutOthers(session: Pick<Session, 'jti' | 'uid'>): Promise<void> {
      await db.transaction(async (tx) => {
        const repository = createSessionRepository(tx);
        if (!(await repository.lockActive(session))) throw new DomainError('unauthenticated');
        await repository.revokeOthers(session, clock());
        await announceRevoked(tx, session.uid);
      });
    },
  };
}
