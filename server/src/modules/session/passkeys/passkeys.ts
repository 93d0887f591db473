import type { Passkey, PasskeyAnswerRequest, PasskeyCreationOptions, PasskeyRequestOptions } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { runIdempotent } from '../../../db/idempotency';
import { DomainError } from '../../../domain-error';
import { createUserRepository } from '../repository';
import type { Session } from '../session';
import { createPasskeyChanges, toPasskey, type NewPasskey, type Outcome, type PasskeyChangeDeps } from './change-passkeys';
import { toCreationOptions, toRequestOptions } from './options';
import { createPasskeyRepository } from './passkey-repository';
import { loadWebauthn } from './webauthn';

interface Keyed {
  /** The Idempotency-Key. */
  key: string | null;
}

function acceptOutcome<Result extends object>(outcome: Outcome<Result>): Result {
  if ('refused' in outcome) throw new DomainError(outcome.refused);
  return outcome;
}

/** The passkeys of an account, and proofs by them. */
export function createPasskeys({ db, ...deps }: PasskeyChangeDeps & { db: Database }) {
  const { clock, answers } = deps;
  const changes = createPasskeyChanges(deps);

  return {
    async listPasskeys(uid: string): Promise<Passkey[]> {
      return (await createPasskeyRepository(db).list(uid)).map(toPasskey);
    },

    /** Begins the creation of a passkey. */
    async createPasskey({ uid, jti, isTest }: Session): Promise<PasskeyCreationOptions> {
      // A release check has no device of a person.
      if (isTest) throw new DomainError('forbidden');
      const user = await createUserRepository(db).byUid(uid);
      if (user === null) throw new DomainError('unauthenticated');
      const own = await createPasskeyRepository(db).list(uid);
      return toCreationOptions(answers.issue({ purpose: 'add', from: jti }), answers.site, user, own);
    },

    /** Adds the passkey that a browser made. The same request again returns the same passkey. Throws a `DomainError` that says why not. */
    async addPasskey(session: Session, { key, ...made }: NewPasskey & Keyed): Promise<Passkey> {
      await loadWebauthn();
      const request = { uid: session.uid, route: 'session/add-passkey', key, request: made.credential };
      return acceptOutcome(await runIdempotent(db, request, clock(), (tx) => changes.add(tx, session, made))).passkey;
    },

    /** Throws `passkey_not_found`. */
    async renamePasskey({ uid }: Session, { id, name }: { id: string; name: string }): Promise<void> {
      if (!(await createPasskeyRepository(db).rename(uid, id, name))) throw new DomainError('passkey_not_found');
    },

    /** Throws `passkey_not_found`. */
    async removePasskey(session: Session, { id, key }: { id: string } & Keyed): Promise<void> {
      const request = { uid: session.uid, route: 'session/remove-passkey', key, request: { id } };
      await runIdempotent(db, request, clock(), (tx) => changes.remove(tx, session, id));
    },

    /** Begins a proof; null if the person has no passkey. */
    async beginPasskeyProof({ uid, jti }: Session): Promise<PasskeyRequestOptions | null> {
      const own = await createPasskeyRepository(db).list(uid);
      return own.length === 0 ? null : toRequestOptions(answers.issue({ purpose: 'prove', from: jti }), answers.site, own);
    },

    /** Proves the person in this session, as a code to their number does. Throws a `DomainError` that says why not. */
    async proveByPasskey(session: Session, { credential, key }: PasskeyAnswerRequest & Keyed): Promise<void> {
      await loadWebauthn();
      const request = { uid: session.uid, route: 'session/prove-by-passkey', key, request: credential };
      acceptOutcome(await runIdempotent(db, request, clock(), (tx) => changes.prove(tx, session, credential)));
    },
  };
}
