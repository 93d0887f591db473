import { maxDevices, type Device } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import type { Session } from '../session';
import { createSessionRepository } from '../session-repository';

type SessionKey = Pick<Session, 'uid' | 'jti'>;

interface DevicesDeps {
  db: Database;
  end: (tx: Database, session: SessionKey) => Promise<void>;
}

/** The devices on which a person is signed in: one for each active session. */
export function createDevices({ db, end }: DevicesDeps) {
  return {
    /** The last used first. */
    async listDevices({ uid, jti }: SessionKey): Promise<Device[]> {
      const rows = await createSessionRepository(db).listActive(uid, maxDevices);
      return rows.map((row) => ({
        id: row.jti,
        name: row.agent,
        last_used_at: (row.lastUsedAt ?? row.createdAt).toISOString(),
        is_current: row.jti === jti,
      }));
    },

    /** Ends the session of one device. Throws `device_not_found`, and `unauthenticated` if the session of the request has ended. */
    async signOutDevice(session: SessionKey, jti: string): Promise<void> {
      await db.transaction(async (tx) => {
        const repository = createSessionRepository(tx);
        if (!(await repository.lockActive(session))) throw new DomainError('unauthenticated');
        const target = { uid: session.uid, jti };
        if (!(await repository.belongsTo(target))) throw new DomainError('device_not_found');
        await end(tx, target);
      });
    },
  };
}
