import type { Database } from '../../db/database';
import type { Codes } from './codes/codes';
import type { User } from './repository';
import { createUserRepository } from './repository';
import type { Session } from './session';
import { createSessionRepository } from './session-repository';
import type { createSessionStart, SessionTokens } from './tokens/tokens';

/** Notifies the person of a sign-in on an unknown device while another device is signed in. */
export type OnNewDevice = (tx: Database, device: { uid: string; agent: string | null }) => Promise<void>;

/** The browser or app of a sign-in. */
export interface SignInDevice {
  device?: string | undefined;
  /** The id in the device cookie, or null. */
  deviceId: string | null;
  agent?: string | null;
  /** Whether the browser gets the long token as a cookie. */
  isForCookie?: boolean;
}

interface OpenSessionDeps {
  clock: () => Date;
  codes: Pick<Codes, 'rememberDevice'>;
  end: (tx: Database, session: Pick<Session, 'uid' | 'jti'>) => Promise<void>;
  endBeyondLimit: (tx: Database, uid: string) => Promise<void>;
  createSession: ReturnType<typeof createSessionStart>;
  onNewDevice: OnNewDevice;
}

export type OpenSession = ReturnType<typeof createSessionOpening>;

/** Opens a session of an account that the transaction has locked, whichever way its person signed in. `replaced` ends. */
export const createSessionOpening =
  ({ clock, codes, end, endBeyondLimit, createSession, onNewDevice }: OpenSessionDeps) =>
  async (
    tx: Database,
    { uid, mobile }: Pick<User, 'uid' | 'mobile'>,
    { device, deviceId, agent = null, isForCookie }: SignInDevice,
    replaced: Pick<Session, 'uid' | 'jti'> | null,
  ): Promise<SessionTokens> => {
    // Locked after the account, in the lock order of its deletion.
    const isKnown = deviceId !== null && (await codes.rememberDevice(tx, mobile, deviceId)) === 'known';
    if (replaced !== null) await end(tx, replaced);
    const isFirst = (await createSessionRepository(tx).listActive(uid, 1)).length === 0;
    if (!isKnown && !isFirst) await onNewDevice(tx, { uid, agent });
    const created = await createSession(tx, { uid, device, agent, isCookie: isForCookie });
    await endBeyondLimit(tx, uid);
    await createUserRepository(tx).noteUse(uid, clock());
    return created;
  };
