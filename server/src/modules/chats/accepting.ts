import { fingerprintOf } from '../../db/answer-once';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { getErrorCode } from '../../db/unavailable';
import { DomainError } from '../../domain-error';
import type { BirthsService, Reading } from '../births/service';
import { createAskingRepository } from './asking-repository';
import type { NewQuestion, Question } from './asking-repository';
import type { Means, Payment } from './payment';
import type { PendingReply } from './reply-repository';
import { isOpen } from './repository';
import type { ChatSession } from './repository';

export interface Accepted {
  reply: PendingReply;
  reading: Reading;
}

interface AcceptingParts {
  db: Database;
  clock: () => Date;
  payment: Payment;
  births: Pick<BirthsService, 'readingOfRow'>;
  leaseMs: number;
}

/** Each try after the first means that somebody else changed what the one before had read. */
const mostTries = 20;
const uniqueViolation = '23505';

function refuseClosed(session: ChatSession, means: Means, now: Date): void {
  // Time is counted while the wallet pays alone: questions that came in the meantime keep the chat open.
  const counted = means.questions_left > 0 ? { ...session, openUntil: null } : session;
  if (isOpen(counted, now)) return;
  throw new DomainError(session.stoppedAt ? 'chat_ended' : 'chat_time_over');
}

/**
 * Stores questions and holds their prices: one statement reads all that decides, another writes all at once, and only
 * where the chat still runs, the price is still there and the key is still free; else it is read again.
 */
export function createAccepting({ db, clock, payment, births, leaseMs }: AcceptingParts) {
  const repository = createAskingRepository(db, payment.available);

  async function write(question: NewQuestion, { id, uid }: Question): Promise<boolean> {
    try {
      return await repository.add(question, (condition) => payment.hold(id, uid, question.reply.price, condition));
    } catch (error) {
      // Another call used the key at the same moment; a question without one meets no other.
      if (question.idempotencyKey !== null && getErrorCode(error) === uniqueViolation) return false;
      throw error;
    }
  }

  /** Null where the same Idempotency-Key was used before. Throws a DomainError, and stores nothing then. */
  return async function accept(question: Question): Promise<Accepted | null> {
    const { id, uid, request, idempotencyKey } = question;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const asking = await repository.read(question);
      if (asking?.isKeyUsed) return null;
      if (!asking?.birth) throw new DomainError('birth_not_found');
      const { birth, session, available } = asking;
      if (session?.bid !== request.bid || session.astrologer !== request.astrologer) throw new DomainError('chat_not_found');
      const now = clock();
      const { means, price } = await payment.standing(db, uid, session.astrologer, { available });
      refuseClosed(session, means, now);
      if (price === null) throw new DomainError('insufficient_balance');
      const reading = births.readingOfRow(birth);
      const reply: PendingReply = { id, uid, asstId: session.asstId, questionMid: newId(), price };
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const stored = await write({ reply, bid: request.bid, body: request.message, createdAt: now, idempotencyKey, fingerprint: fingerprintOf(request), leaseUntil }, question);
      if (stored) return { reply, reading };
    }
    throw new DomainError('unavailable', { retryAfterSeconds: 1 });
  };
}
