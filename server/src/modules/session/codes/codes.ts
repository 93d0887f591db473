import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { FailureCode } from '@oracle-astra/shared/contract';
import { otpLimits } from '@oracle-astra/shared/contract';
import { DomainError } from '../../../domain-error';
import type { Database } from '../../../db/database';
import { createAnswerKeeper, deleteIdempotentAnswers } from '../../../db/idempotency';
import type { SmsSender } from '../../sms/sms-sender';
import type { CodeRequest } from './code-repository';
import { createCodeRepository } from './code-repository';
import { keyedHash, hashesEqual } from '../keyed-hash';
import { hashPurpose, recordRequest, type BoundTo, type CodeRequestInput, type Hash } from './record-request';

interface CodesDeps {
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  secret: string;
  /** Most codes of the site in 24 hours; 0 is no limit. */
  perDay: number;
  log: FastifyBaseLogger;
}

interface SentCode {
  /** The signed reference of the request. */
  token: string;
  /** Seconds until this requester may be sent another code for the number. */
  retryAfter: number;
}

interface TypedCode {
  mobile: string;
  otp: string;
  token: string;
  /** The Idempotency-Key of the request: repeated with the same code, it is not another try. */
  key?: string | null;
}

/** Result of checking a code. */
export type CodeCheck = { right: true } | { right: false; refusal: DomainError };

function generateCode(): string {
  return String(randomInt(10 ** otpLimits.length)).padStart(otpLimits.length, '0');
}

export const formatTriesLeft = (count: number): string => `You have ${count} ${count === 1 ? 'try' : 'tries'} left.`;

function createWrongCodeCheck(triesLeft: number): CodeCheck {
  const rest = triesLeft === 0 ? 'Ask for a new one.' : formatTriesLeft(triesLeft);
  return { right: false, refusal: new DomainError('code_wrong', { message: `The code is not right. ${rest}`, triesLeft }) };
}

function getInvalidReason(request: CodeRequest, now: Date): FailureCode | null {
  if (request.usedAt !== null) return 'code_used';
  if (request.replacedAt !== null) return 'code_replaced';
  if (now.getTime() >= request.createdAt.getTime() + otpLimits.lifetimeSeconds * 1000) return 'code_expired';
  if (request.tries >= otpLimits.tries) return 'code_tries_exceeded';
  return null;
}

/** Whether a request repeats the last wrong one, whose answer may have been lost. */
const isRepeated = ({ triedHash }: CodeRequest, hash: string | null, outcome: FailureCode | null): boolean =>
  hash !== null && hash === triedHash && (outcome === null || outcome === 'code_tries_exceeded');

/** One-time codes by SMS, stored as keyed hashes. */
export function createCodes({ db, clock, sms, secret, perDay, log }: CodesDeps) {
  const hash: Hash = (purpose, ...parts) => keyedHash(secret, purpose, ...parts);
  const keepAnswer = createAnswerKeeper({ db, clock });
  /** A request for a code has no account yet, so answers are stored by mobile number. */
  const answersOf = (mobile: string) => `code:${hash('mobile', mobile)}`;
  const reference = (id: string) => `${id}.${hash('code reference', id)}`;

  function parseReference(token: string): string | null {
    const [id = ''] = token.split('.');
    return hashesEqual(token, reference(id)) ? id : null;
  }

  async function sendNew(input: Omit<CodeRequestInput, 'key'>): Promise<SentCode> {
    const code = generateCode();
    const { request, wait } = await recordRequest({ db, clock, hash, log, perDay }, { ...input, code });
    try {
      await sms.sendCode(input.mobile, code);
    } catch (error) {
      log.error({ err: error }, 'a code was not sent');
      throw new DomainError('code_not_sent');
    }
    // After sending: a failed message must not invalidate the code that the person has.
    await createCodeRepository(db).replaceOlder(request, clock());
    return { token: reference(request.id), retryAfter: Math.ceil(wait) };
  }

  return {
    /** Sends a code, which invalidates older ones of the same requester. Throws `code_limit_reached` or `code_not_sent`. */
    send: ({ key, ...input }: CodeRequestInput): Promise<SentCode> =>
      keepAnswer({ uid: answersOf(input.mobile), route: 'session/send-code', key, request: input.boundTo }, () => sendNew(input)),

    /** Whether the number has signed in on this device before. */
    knowsDevice: (tx: Database, mobile: string, device: string): Promise<boolean> =>
      createCodeRepository(tx).knowsDevice(hash('mobile', mobile), hash('device', device)),

    /** Makes a correct code valid again, in the transaction that checked it. */
    async reopen(tx: Database, token: string): Promise<void> {
      const id = parseReference(token);
      if (id !== null) await createCodeRepository(tx).reopen(id);
    },

    /** Marks a device as known to a number, which gives it a separate allowance; returns whether it was known. */
    rememberDevice: (tx: Database, mobile: string, device: string): Promise<'known' | 'new'> =>
      createCodeRepository(tx).rememberDevice(hash('mobile', mobile), hash('device', device), clock()),

    /** Part of account deletion: the known devices, and stored answers to requests for codes. */
    async forget(tx: Database, mobile: string): Promise<void> {
      await createCodeRepository(tx).forgetDevices(hash('mobile', mobile));
      await deleteIdempotentAnswers(tx, answersOf(mobile));
    },

    /** The request of the last code verified for a number in the given seconds. */
    async findVerified(mobile: string, seconds: number): Promise<string | null> {
      return createCodeRepository(db).latestUsed(hash('mobile', mobile), new Date(clock().getTime() - seconds * 1000));
    },

    /**
     * Checks a code and marks it used; `accepts` are the allowed purposes. A wrong code counts as a try, so the transaction must be
     * committed in that case too.
     */
    async check(tx: Database, { mobile, otp, token, key = null }: TypedCode, accepts: readonly (BoundTo | null)[]): Promise<CodeCheck> {
      const codes = createCodeRepository(tx);
      const id = parseReference(token);
      const request = id === null ? null : await codes.lock(id);
      const isOfNumber = request !== null && hashesEqual(request.mobileHash, hash('mobile', mobile));
      if (!isOfNumber || !accepts.some((use) => hashPurpose(hash, use) === request.boundHash)) {
        return { right: false, refusal: new DomainError('code_mismatch') };
      }
      const outcome = getInvalidReason(request, clock());
      const triedHash = key === null ? null : hash('tried code', request.id, key, otp);
      if (isRepeated(request, triedHash, outcome)) return createWrongCodeCheck(otpLimits.tries - request.tries);
      if (outcome !== null) return { right: false, refusal: new DomainError(outcome) };
      if (!hashesEqual(request.codeHash, hash('code', request.id, otp))) {
        await codes.incrementTries(request.id, triedHash);
        return createWrongCodeCheck(otpLimits.tries - request.tries - 1);
      }
      await codes.markUsed(request.id, clock());
      return { right: true };
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
