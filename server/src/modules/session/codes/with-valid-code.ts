import type { Database } from '../../../db/database';
import type { CodeCheck, Codes } from './codes';
import type { BoundTo } from './record-request';

export interface CodeInput {
  mobile: string;
  otp: string;
  token: string;
  /** The Idempotency-Key of the request. */
  key?: string | null;
}

/** Checks a code with one of these purposes, and does the work in the same transaction. Throws for an invalid code. */
export type WithValidCode = <Result>(
  typed: CodeInput,
  accepts: readonly (BoundTo | null)[],
  work: (tx: Database) => Promise<Result>,
) => Promise<Result>;

/** Refusals are thrown after the transaction, so that the counted try is committed. */
export const createWithValidCode =
  ({ db, codes }: { db: Database; codes: Pick<Codes, 'check'> }): WithValidCode =>
  async <Result>(typed: CodeInput, accepts: readonly (BoundTo | null)[], work: (tx: Database) => Promise<Result>): Promise<Result> => {
    const outcome = await db.transaction(async (tx): Promise<{ check: CodeCheck; result?: Result }> => {
      const check = await codes.check(tx, typed, accepts);
      return check.right ? { check, result: await work(tx) } : { check };
    });
    if (!outcome.check.right) throw outcome.check.refusal;
    return outcome.result as Result;
  };
