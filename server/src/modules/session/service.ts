import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import type { SmsSender } from '../sms/sms-sender';
import { createCodes } from './codes/codes';
import { createWithValidCode } from './codes/with-valid-code';
import { createCookieSessions } from './cookie-sessions';
import { createDevices } from './devices/devices';
import { createAccountErasing, type AccountEraser } from './erase-account';
import { createGivenAway } from './given-away/given-away';
import { createNumberChange, type MoveMarks } from './number/number-change';
import { createSessionOpening, type OnNewDevice } from './open-session';
import { createPageCheck } from './page/page-check';
import { createPasskeyService, type PasskeyServiceDeps } from './passkeys/passkey-service';
import type { SigningSecrets } from './keyed-hash';
import type { User } from './repository';
import { createRenewal, type OnReplaced } from './renewal/renewal';
import { createUserRepository } from './repository';
import { createUseNotes } from './devices/use-notes';
import { createVerifier } from './tokens/verifier';
import { createSignOut } from './sign-out';
import { createSignIn, type NoteAgreement, type SignUpHook } from './sign-in';
import { createSessionStart, createTokens } from './tokens/tokens';

interface SessionServiceDeps extends Pick<PasskeyServiceDeps, 'passkeySite' | 'assertProven' | 'onPasskeyChange'> {
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  jwtSecrets: SigningSecrets;
  publicUrl: string;
  /** Of hashes of numbers and codes. */
  hashSecret: string;
  /** Most codes of the site in 24 hours; 0 is no limit. */
  codesPerDay: number;
  log: FastifyBaseLogger;
  signUpHooks: readonly SignUpHook[];
  noteAgreement: NoteAgreement;
  onReplaced: OnReplaced;
  erasers: readonly AccountEraser[];
  /** Whether the long token of apps is accepted as a bearer token. */
  takesLongBearers: boolean;
  moveMarks: MoveMarks;
  givenAway: Pick<Parameters<typeof createGivenAway>[0], 'findBirthYear' | 'holdsAnything' | 'sealPayments' | 'leaveNumber'>;
  onNewDevice: OnNewDevice;
  /** Notifies all processes, when the transaction commits, that a session of the person was revoked, so that open streams end. */
  announceRevoked: (tx: Database, uid: string) => Promise<void>;
}

/** Sign-in by one-time codes, sessions and accounts. */
export function createSessionService(deps: SessionServiceDeps) {
  const { db, clock, sms, hashSecret, log, signUpHooks, noteAgreement, onNewDevice, announceRevoked } = deps;
  const codes = createCodes({ db, clock, sms, secret: hashSecret, perDay: deps.codesPerDay, log });
  const tokens = createTokens(deps);
  const noteUse = createUseNotes(deps);
  const verifier = createVerifier({ ...deps, tokens, noteUse });
  const renewal = createRenewal({ ...deps, verifier });
  const createSession = createSessionStart({ clock, tokens });
  const givenAway = createGivenAway({ ...deps.givenAway, clock, secret: hashSecret, codes, announceRevoked });
  const { end, endBeyondLimit, signOut, signOutOthers } = createSignOut(deps);
  const openSession = createSessionOpening({ clock, codes, end, endBeyondLimit, createSession, onNewDevice });

  const withValidCode = createWithValidCode({ db, codes });

  return {
    sendCode: codes.send,

    ...createSignIn({ clock, codes, givenAway, verifier, openSession, withValidCode, signUpHooks, noteAgreement }),

    ...createPasskeyService({ ...deps, secret: hashSecret, givenAway, verifier, openSession }),

    verify: verifier.verify,
    verifyCookie: verifier.verifyCookie,
    isActive: verifier.isActive,

    ...createCookieSessions({ db, clock, log, tokens, verifier, renewal, noteUse, end }),

    ...createDevices({ db, end }),
    assertPage: createPageCheck({ ...deps, verifier, renewal }),

    ...createNumberChange({ ...deps, codes, withValidCode }),

    signOut,
    signOutOthers,

    ...createAccountErasing({ ...deps, codes, createSession, givenAway, withValidCode }),

    /** Whether a number has an account, read in the given transaction. */
    hasAccount: async (tx: Database, mobile: string): Promise<boolean> => (await createUserRepository(tx).byMobile(mobile)) !== null,

    /** The id of the last code for the person's own number that was verified in the given seconds. */
    async findVerifiedCode(uid: string, seconds: number): Promise<string | null> {
      const user = await createUserRepository(db).byUid(uid);
      return user === null ? null : codes.findVerified(user.mobile, seconds);
    },

    user: (uid: string): Promise<User | null> => createUserRepository(db).byUid(uid),

    setLocale: (uid: string, locale: Locale): Promise<void> => createUserRepository(db).setLocale(uid, locale),
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
