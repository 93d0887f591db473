import {
  passkeyLimits,
  type AddPasskeyRequest,
  type FailureCode,
  type Passkey,
  type PasskeyAnswerRequest,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { runIdempotent } from '../../../db/idempotency';
import { newId } from '../../../db/ids';
import { DomainError } from '../../../domain-error';
import { lockPerson } from '../../users/lock-person';
import { isActiveSession, markProven, type AssertProven } from '../proof';
import { createUserRepository } from '../repository';
import type { Session } from '../session';
import { createSessionRepository } from '../session-repository';
import type { PasskeyAnswers } from './answers';
import { toCreationOptions, toRequestOptions } from './options';
import { createPasskeyRepository, type PasskeyRow } from './passkey-repository';
import { verifyCreation } from './webauthn';

/** Tells the person's other devices that a passkey was added or removed. */
export type OnPasskeyChange = (
  tx: Database,
  change: { uid: string; kind: 'passkey_added' | 'passkey_removed'; name: string | null },
) => Promise<void>;

interface PasskeysDeps {
  db: Database;
  clock: () => Date;
  answers: PasskeyAnswers;
  assertProven: AssertProven;
  onPasskeyChange: OnPasskeyChange;
}

interface NewPasskey extends AddPasskeyRequest {
  /** Browser and system in words; null if unknown. */
  agent: string | null;
  /** The Idempotency-Key. */
  key: string | null;
}

/** The outcome of a write under a key: a refusal uses the challenge up, so it is stored too. */
type Outcome<Result> = { refused: FailureCode } | Result;

function acceptOutcome<Result extends object>(outcome: Outcome<Result>): Result {
  if ('refused' in outcome) throw new DomainError(outcome.refused);
  return outcome;
}

const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** The passkeys of an account, and proofs by them. */
export function createPasskeys({ db, clock, answers, assertProven, onPasskeyChange }: PasskeysDeps) {
  /** Waits for a sign-out of this session, so that one that has ended adds and removes nothing. */
  async function lockSession(tx: Database, session: Session): Promise<void> {
    assertProven(session);
    await lockPerson(tx, session.uid);
    if (!(await isActiveSession(tx, session))) throw new DomainError('unauthenticated');
  }

  async function tellOthers(tx: Database, change: Parameters<OnPasskeyChange>[1]): Promise<void> {
    const hasOthers = (await createSessionRepository(tx).listActive(change.uid, 2)).length > 1;
    if (hasOthers) await onPasskeyChange(tx, change);
  }

  async function add(tx: Database, session: Session, { credential, agent }: NewPasskey): Promise<Outcome<{ passkey: Passkey }>> {
    await lockSession(tx, session);
    const { uid, jti } = session;
    const passkeys = createPasskeyRepository(tx);
    // The answer to the same request may have been lost.
    const known = await passkeys.find(credential.id);
    if (known?.uid === uid) return { passkey: toPasskey(known) };
    if ((await passkeys.list(uid)).length >= passkeyLimits.perPerson) throw new DomainError('passkey_limit_reached');
    const made = await answers.take(tx, credential, { purpose: 'add', from: jti }, (given) => verifyCreation(credential, given));
    if (typeof made === 'string') return { refused: made };
    const transports = credential.response.transports?.join(' ') ?? '';
    const row = { id: newId(), uid, ...made, transports, name: agent, createdAt: clock(), lastUsedAt: null };
    if (!(await passkeys.add(row))) return { refused: 'passkey_invalid' };
    await tellOthers(tx, { uid, kind: 'passkey_added', name: agent });
    return { passkey: toPasskey(row) };
  }

  async function remove(tx: Database, session: Session, id: string): Promise<object> {
    await lockSession(tx, session);
    const { uid } = session;
    const removed = await createPasskeyRepository(tx).remove(uid, id);
    if (removed === null) throw new DomainError('passkey_not_found');
    await tellOthers(tx, { uid, kind: 'passkey_removed', name: removed.name });
    return {};
  }

  async function prove(tx: Database, session: Session, credential: PasskeyAnswerRequest['credential']): Promise<Outcome<object>> {
    const refused = await answers.takeUse(tx, credential, { uid: session.uid, use: { purpose: 'prove', from: session.jti } });
    if (refused !== null) return { refused };
    await markProven(tx, session, clock());
    return {};
  }

  return {
    async listPasskeys(uid: string): Promise<Passkey[]> {
      return (await createPasskeyRepository(db).list(uid)).map(toPasskey);
    },

    /** Begins the creation of a passkey. */
    async createPasskey({ uid, jti, isTest }: Session): Promise<PasskeyCreationOptions> {
      // It writes nothing, and a release check has no device of a person.
      if (isTest) throw new DomainError('forbidden');
      const user = await createUserRepository(db).byUid(uid);
      if (user === null) throw new DomainError('unauthenticated');
      const own = await createPasskeyRepository(db).list(uid);
      return toCreationOptions(answers.issue({ purpose: 'add', from: jti }), answers.site, user, own);
    },

    /** Adds the passkey that a browser made. The same request again returns the same passkey. Throws a `DomainError` that says why not. */
    async addPasskey(session: Session, { key, ...input }: NewPasskey): Promise<Passkey> {
      const request = { uid: session.uid, route: 'session/add-passkey', key, request: input.credential };
      const outcome = await runIdempotent(db, request, clock(), (tx) => add(tx, session, { key, ...input }));
      return acceptOutcome(outcome).passkey;
    },

    /** Throws `passkey_not_found`. */
    async renamePasskey({ uid }: Session, { id, name }: { id: string; name: string }): Promise<void> {
      if (!(await createPasskeyRepository(db).rename(uid, id, name))) throw new DomainError('passkey_not_found');
    },

    /** Throws `passkey_not_found`. */
    async removePasskey(session: Session, { id, key }: { id: string; key: string | null }): Promise<void> {
      const request = { uid: session.uid, route: 'session/remove-passkey', key, request: { id } };
      await runIdempotent(db, request, clock(), (tx) => remove(tx, session, id));
    },

    /** Begins a proof; null if the person has no passkey. */
    async beginPasskeyProof({ uid, jti }: Session): Promise<PasskeyRequestOptions | null> {
      const own = await createPasskeyRepository(db).list(uid);
      return own.length === 0 ? null : toRequestOptions(answers.issue({ purpose: 'prove', from: jti }), answers.site, own);
    },

    /** Proves the person in this session, as a code to their number does. Throws a `DomainError` that says why not. */
    async proveByPasskey(session: Session, { credential, key }: PasskeyAnswerRequest & { key: string | null }): Promise<void> {
      const request = { uid: session.uid, route: 'session/prove-by-passkey', key, request: credential };
      acceptOutcome(await runIdempotent(db, request, clock(), (tx) => prove(tx, session, credential)));
    },
  };
}
