import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { FailureCode } from '@oracle-astra/shared/contract';
import { otpLimits } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { SmsSender } from '../sms/sms-sender';
import { checkCodeLimits, countedSeconds } from './code-limits';
import type { CodeRequest } from './code-repository';
import { makeCodeRepository } from './code-repository';
import { keyedHash, sameHash } from './keyed-hash';

interface Needs {
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  secret: string;
  log: FastifyBaseLogger;
}

/** What became of a code that somebody typed. */
export type CodeCheck = { right: true } | { right: false; refusal: DomainError };

function newCode(): string {
  return String(randomInt(10 ** otpLimits.length)).padStart(otpLimits.length, '0');
}

function wrongCode(triesLeft: number): CodeCheck {
  const rest = triesLeft === 0 ? 'Ask for a new one.' : `You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;
  return { right: false, refusal: new DomainError('code_wrong', { message: `The code is not right. ${rest}` }) };
}

/** Codes by SMS: made here, kept as keyed hashes, right once. */
export function makeCodes({ db, clock, sms, secret, log }: Needs) {
  const hash = (purpose: string, ...parts: string[]) => keyedHash(secret, purpose, ...parts);
  const reference = (id: string) => `${id}.${hash('code reference', id)}`;

  function idOf(token: string): string | null {
    const [id = ''] = token.split('.');
    return sameHash(token, reference(id)) ? id : null;
  }

  function outOfUse(request: CodeRequest): FailureCode | null {
    if (request.usedAt !== null) return 'code_used';
    if (clock().getTime() >= request.createdAt.getTime() + otpLimits.lifetimeSeconds * 1000) return 'code_expired';
    if (request.tries >= otpLimits.tries) return 'code_tries_exceeded';
    return null;
  }

  return {
    /** Sends a code and answers the signed reference of the request. Throws at the limits. */
    async send(mobile: string, address: string): Promise<string> {
      const id = newId();
      const code = newCode();
      const hashes = { mobile: hash('mobile', mobile), address: hash('address', address) };
      await db.transaction(async (tx) => {
        const codes = makeCodeRepository(tx);
        const now = clock();
        await codes.queue('mobile', hashes.mobile);
        await codes.queue('address', hashes.address);
        await codes.removeBefore(new Date(now.getTime() - countedSeconds * 1000));
        await checkCodeLimits(codes, hashes, now);
        await codes.add({ id, mobileHash: hashes.mobile, addressHash: hashes.address, codeHash: hash('code', id, code), createdAt: now });
      });
      try {
        await sms.sendCode(mobile, code);
      } catch (error) {
        log.error({ err: error }, 'a code was not sent');
        throw new DomainError('code_not_sent');
      }
      return reference(id);
    },

    /** Checks a code and uses it up; a wrong one costs a try, so the transaction must be kept then as well. */
    async check(tx: Database, { mobile, otp, token }: { mobile: string; otp: string; token: string }): Promise<CodeCheck> {
      const codes = makeCodeRepository(tx);
      const id = idOf(token);
      const request = id === null ? null : await codes.lock(id);
      if (request === null || !sameHash(request.mobileHash, hash('mobile', mobile))) {
        return { right: false, refusal: new DomainError('code_mismatch') };
      }
      const outcome = outOfUse(request);
      if (outcome !== null) return { right: false, refusal: new DomainError(outcome) };
      if (!sameHash(request.codeHash, hash('code', request.id, otp))) {
        await codes.countTry(request.id);
        return wrongCode(otpLimits.tries - request.tries - 1);
      }
      await codes.markUsed(request.id, clock());
      return { right: true };
    },
  };
}
