import { fingerprintOf } from '../../db/answer-once';
import type { Database } from '../../db/database';
import { createBatcher } from '../../db/batcher';
import { newId } from '../../db/ids';
import { createParallelLimit, shareOf } from '../../db/parallel-limit';
import { getErrorCode, isDatabaseUnavailable } from '../../db/unavailable';
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
  /** Connections of the database. */
  connections: number;
}

/** Of the connections: for statements that questions share, of reads and of writes, and for questions that need their own. */
const [sharedShare, aloneShare] = [0.1, 0.15];
/** A statement for more would hold up those that wait for the next one, and the process that begins their answers. */
const mostShared = 50;

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
 * Reads and writes of questions. Those that come at once share statements; what a shared one could not write, because
 * it would have had to wait or one of them failed it, can be tried again alone.
 */
function createSharing({ db, payment, connections }: Pick<AcceptingParts, 'db' | 'payment' | 'connections'>) {
  const repository = createAskingRepository(db, payment.available);
  const parallel = shareOf(connections, sharedShare);

  async function add(questions: readonly NewQuestion[], options: { skipLocked: boolean }): Promise<boolean[]> {
    const replies = questions.map(({ reply }) => reply);
    try {
      const stored = await repository.add(questions, (allowed) => payment.hold(replies, allowed, options), options);
      return replies.map(({ id }) => stored.has(id));
    } catch (error) {
      // One that fails must not fail the others, which were not written: each meets its own error alone.
      const mayTryAgain = questions.length > 1 ? !isDatabaseUnavailable(error) : getErrorCode(error) === uniqueViolation;
      if (mayTryAgain) return replies.map(() => false);
      throw error;
    }
  }

  const alone = createParallelLimit({ parallel: shareOf(connections, aloneShare) });
  return {
    read: createBatcher({ parallel, most: mostShared, run: repository.read }),
    addTogether: createBatcher({ parallel, most: mostShared, keyOf: ({ reply }: NewQuestion) => reply.uid, run: (questions) => add(questions, { skipLocked: true }) }),
    addAlone: (question: NewQuestion) => alone(async () => (await add([question], { skipLocked: false }))[0] ?? false),
  };
}

/**
 * Stores questions and holds their prices: one statement reads all that decides, another writes all at once, and only
 * where the chat still runs, the price is still there and the key is still free; else it is read again.
 */
export function createAccepting(parts: AcceptingParts) {
  const { db, clock, payment, births, leaseMs } = parts;
  const { read, addTogether, addAlone } = createSharing(parts);

  /** Null where the same Idempotency-Key was used before. Throws a DomainError, and stores nothing then. */
  return async function accept(question: Question): Promise<Accepted | null> {
    const { id, uid, request, idempotencyKey } = question;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const asking = await read(question);
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
      const add = tries === 0 ? addTogether : addAlone;
      const stored = await add({ reply, bid: request.bid, body: request.message, createdAt: now, idempotencyKey, fingerprint: fingerprintOf(request), leaseUntil });
      if (stored) return { reply, reading };
    }
    throw new DomainError('unavailable', { retryAfterSeconds: 1 });
  };
}
