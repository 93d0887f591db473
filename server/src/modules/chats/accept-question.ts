import { fieldErrors, messageLimits } from '@oracle-astra/shared/contract';
import { createStoredFingerprint } from '../../db/idempotency';
import type { Database } from '../../db/database';
import { createBatcher } from '../../db/statements/batcher';
import { newId } from '../../db/ids';
import { createConcurrencyLimit, getConnectionShare } from '../../db/statements/concurrency-limit';
import { getErrorCode, isDatabaseUnavailable } from '../../db/unavailable';
import { DomainError } from '../../domain-error';
import type { BirthsService, ReadingInput } from '../births/service';
import type { AnsweredByCare, CareAnswers } from './care/care-answers';
import { toMinor } from '../minors/state';
import { createQuestionRepository } from './question-repository';
import type { NewQuestion, Question } from './question-repository';
import type { ChatCredit, Payment } from './payment';
import type { PendingReply } from './replies/reply-repository';
import { isOpen } from './repository';
import type { ChatSession } from './repository';

export interface AcceptedQuestion {
  reply: PendingReply;
  reading: ReadingInput;
  isCelebrity: boolean;
  /** Shown above the answer: asks a person who may be in danger whether they are safe. */
  opening: string | null;
}

interface AcceptQuestionDeps {
  db: Database;
  clock: () => Date;
  payment: Payment;
  births: Pick<BirthsService, 'readingInputOfRow'>;
  care: CareAnswers;
  leaseMs: number;
  /** Size of the connection pool. */
  connections: number;
}

/** Shares of the connection pool: for batched reads, batched writes, and single writes. */
const [batchShare, singleShare] = [0.1, 0.15];
/** A larger batch would delay the next one, and block the event loop while it starts the replies. */
const maxBatchSize = 50;

/** Retries, for concurrent requests that changed what the previous attempt had read. */
const maxAttempts = 20;
const uniqueViolation = '23505';

/** "Why?" is a complete question after an answer. */
function assertLongEnough(message: string, hasAnswer: boolean): void {
  if (message.length >= (hasAnswer ? messageLimits.minLettersAfterAnswer : messageLimits.minLetters)) return;
  throw new DomainError('invalid_request', { message: fieldErrors.question_too_short, field: 'message', fieldError: 'question_too_short' });
}

function assertChatOpen(session: ChatSession, credit: ChatCredit, now: Date): void {
  // The time limit applies only to wallet-paid chats: questions added in the meantime keep the chat open.
  const limited = credit.questions_left > 0 ? { ...session, openUntil: null } : session;
  if (isOpen(limited, now)) return;
  throw new DomainError(session.stoppedAt ? 'chat_ended' : 'chat_time_over');
}

/**
 * Reads and writes questions, concurrent ones in batches. A question that a batch did not store, because of a lock or another
 * one's failure, can be retried separately.
 */
function createQuestionBatches({ db, payment, connections }: Pick<AcceptQuestionDeps, 'db' | 'payment' | 'connections'>) {
  const repository = createQuestionRepository(db, payment.available);
  const parallel = getConnectionShare(connections, batchShare);

  async function add(questions: readonly NewQuestion[], options: { skipLocked: boolean }): Promise<boolean[]> {
    const replies = questions.map(({ reply }) => reply);
    try {
      const stored = await repository.add(questions, (allowed) => payment.hold(replies, allowed, options), options);
      return replies.map(({ id }) => stored.has(id));
    } catch (error) {
      // The failure of one question rolls back the batch, so each is retried separately and gets its own error.
      const isRetryable = questions.length > 1 ? !isDatabaseUnavailable(error) : getErrorCode(error) === uniqueViolation;
      if (isRetryable) return replies.map(() => false);
      throw error;
    }
  }

  const runSingle = createConcurrencyLimit({ parallel: getConnectionShare(connections, singleShare) });
  return {
    read: createBatcher({ parallel, maxItems: maxBatchSize, run: repository.read }),
    addBatched: createBatcher({
      parallel,
      maxItems: maxBatchSize,
      getKey: ({ reply }: NewQuestion) => reply.uid,
      run: (questions) => add(questions, { skipLocked: true }),
    }),
    addSingle: (question: NewQuestion) => runSingle(async () => (await add([question], { skipLocked: false }))[0] ?? false),
  };
}

type Context = Awaited<ReturnType<ReturnType<typeof createQuestionBatches>['read']>>;

/** The context and the price of an accepted question. Throws a DomainError for a refused one. */
async function makeOffer({ uid, request }: Question, context: Context, { db, clock, payment, births }: AcceptQuestionDeps) {
  assertLongEnough(request.message, (context?.recent ?? []).length > 0);
  if (!context?.birth) throw new DomainError('birth_not_found');
  const { birth, session, available } = context;
  if (session?.bid !== request.bid || session.astrologer !== request.astrologer) throw new DomainError('chat_not_found');
  const now = clock();
  if (toMinor(context.age, now)?.has_consent === false) throw new DomainError('minor_needs_consent');
  const { credit, price } = await payment.quote(db, uid, session.astrologer, { available });
  assertChatOpen(session, credit, now);
  if (price === null) throw new DomainError('insufficient_balance');
  // Another device may have used the last free question, or the plan has ended, since the page showed who pays.
  if (price.by === 'wallet' && (request.shown ?? 'wallet') !== 'wallet') throw new DomainError('price_changed');
  return { session, reading: births.readingInputOfRow(birth), price, now };
}

/**
 * Stores questions and holds their prices: one statement reads the context, another writes everything, and only if the chat is
 * still open, the credit is still there and the key is still free; otherwise both are retried.
 */
export function createAcceptQuestion(deps: AcceptQuestionDeps) {
  const { care, leaseMs } = deps;
  const { read, addBatched, addSingle } = createQuestionBatches(deps);

  /** Null if the Idempotency-Key was used before. Throws a DomainError for a refused question, which is not stored. */
  return async function accept(question: Question): Promise<AcceptedQuestion | AnsweredByCare | null> {
    const { id, uid, request, idempotencyKey } = question;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const context = await read(question);
      if (context?.isKeyUsed) return null;
      // Checked before balance, an ended chat and the length, so that nobody in danger is refused.
      const answered = context?.session ? await care.answer(question, context.session, context.recent) : null;
      if (answered === 'key used') continue;
      if (answered !== null && 'outcome' in answered) return answered;
      const concern = answered?.above ?? care.findDoubt(question, context?.recent ?? []);
      const offer = await makeOffer(question, context, deps).catch((error: unknown) => {
        // Help above an answer is no reason to keep back the answer and its new price.
        const isPriceOnly = answered?.above && error instanceof DomainError && error.code === 'price_changed';
        if (concern !== null && context?.session && error instanceof DomainError && !isPriceOnly) return null;
        throw error;
      });
      if (offer === null) {
        const check = concern !== null && context?.session ? await care.ask(question, context.session, concern) : 'key used';
        if (check === 'key used') continue;
        return check;
      }
      const { session, reading, price, now } = offer;
      const reply: PendingReply = { id, uid, asstId: session.asstId, questionMid: newId(), price };
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const add = attempt === 0 ? addBatched : addSingle;
      const asked = { bid: request.bid, body: request.message, fingerprint: createStoredFingerprint(deps.db, request) };
      const stored = await add({ ...asked, reply, createdAt: now, idempotencyKey, leaseUntil });
      const opening = stored && concern !== null ? await care.openAnswer(concern) : null;
      if (stored) return { reply, reading, isCelebrity: session.isCelebrity, opening };
    }
    throw new DomainError('unavailable', { retryAfterSeconds: 1 });
  };
}
