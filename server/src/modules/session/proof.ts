import { and, eq, isNull } from 'drizzle-orm';
import { proofSeconds } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { sessions } from '../../db/schema/frame';
import { DomainError } from '../../domain-error';
import type { Session } from './session';

/** Records that the person's number was proven in a session. */
export async function markProven(tx: Database, { uid, jti }: Pick<Session, 'uid' | 'jti'>, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ provedAt: now })
    .where(and(eq(sessions.jti, jti), eq(sessions.uid, uid), isNull(sessions.revokedAt)));
}

/** Whether a session has not ended, read in a transaction that has locked its person. */
export async function isActiveSession(tx: Database, { uid, jti }: Pick<Session, 'uid' | 'jti'>): Promise<boolean> {
  return (await tx.$count(sessions, and(eq(sessions.jti, jti), eq(sessions.uid, uid), isNull(sessions.revokedAt)))) > 0;
}

interface ProofDeps {
  clock: () => Date;
  config: { asksForProof: boolean };
}

/** Throws `proof_required` unless the session is new or the person's number was proven in it recently. */
export type AssertProven = (session: Pick<Session, 'provedAt'>) => void;

export const createProofCheck =
  ({ clock, config }: ProofDeps): AssertProven =>
  ({ provedAt }) => {
    if (!config.asksForProof) return;
    if (!provedAt || clock().getTime() - provedAt.getTime() >= proofSeconds * 1000) throw new DomainError('proof_required');
  };
