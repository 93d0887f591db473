import {
  passkeyLimits,
  type AddPasskeyRequest,
  type FailureCode,
  type Passkey,
  type PasskeyAnswerRequest,
} from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { newId } from '../../../db/ids';
import { DomainError } from '../../../domain-error';
import { lockPerson } from '../../../db/lock-person';
import { isActiveSession, markProven, type AssertProven } from '../proof';
import type { Session } from '../session';
import { createSessionRepository } from '../session-repository';
import type { PasskeyAnswers } from './answers';
import { createPasskeyRepository, type PasskeyRow } from './passkey-repository';
import { verifyCreation } from './webauthn';

/** Notifies the person's other devices that a passkey was added or removed. */
export type OnPasskeyChange = (
  tx: Database,
  change: { uid: string; kind: 'passkey_added' | 'passkey_removed'; name: string | null },
) => Promise<void>;

export interface PasskeyChangeDeps {
  clock: () => Date;
  answers: PasskeyAnswers;
  assertProven: AssertProven;
  onPasskeyChange: OnPasskeyChange;
}

export interface NewPasskey extends AddPasskeyRequest {
  /** Browser and system in words; null if unknown. */
  agent: string | null;
}

/** The outcome of a write under a key: a refusal uses the challenge up, so it is stored too. */
export type Outcome<Result> = { refused: FailureCode } | Result;

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** What people do with passkeys, each in the transaction of a write under a key. */
export function createPasskeyChanges({ clock, answers, assertProven, onPasskeyChange }: PasskeyChangeDeps) {
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

  return {
    async add(tx: Database, session: Session, { credential, agent }: NewPasskey): Promise<Outcome<{ passkey: Passkey }>> {
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
      // Also without other devices, because the passkey may have been added with a stolen token from the only session.
      await onPasskeyChange(tx, { uid, kind: 'passkey_added', name: agent });
      return { passkey: toPasskey(row) };
    },

    async remove(tx: Database, session: Session, id: string): Promise<object> {
      await lockSession(tx, session);
      const { uid } = session;
      const removed = await createPasskeyRepository(tx).remove(uid, id);
      if (removed === null) throw new DomainError('passkey_not_found');
      await tellOthers(tx, { uid, kind: 'passkey_removed', name: removed.name });
      return {};
    },

    async prove(tx: Database, session: Session, credential: PasskeyAnswerRequest['credential']): Promise<Outcome<object>> {
      const refused = await answers.takeUse(tx, credential, { uid: session.uid, use: { purpose: 'prove', from: session.jti } });
      if (refused !== null) return { refused };
      await markProven(tx, session, clock());
      return {};
    },
  };
}
