import type { ChatMessage, ChatSummary, PushChatRequest, StartChatRequest } from '@oracle-astra/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Astrologer, Grounds, Question } from '../../astrologers';
import { answerOnce } from '../../db/answer-once';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { Caller } from '../../plugins/idempotency';
import { createParallelLimit, shareOf } from '../../db/parallel-limit';
import { DomainError } from '../../domain-error';
import type { BirthsService } from '../births/service';
import type { Ledger } from '../ledger/service';
import { createAccepting } from './accepting';
import { createAnswering } from './answering';
import { createCaretaker } from './caretaker';
import type { IsSubscribed, Means } from './payment';
import { createPayment } from './payment';
import { createReplies, openUntil } from './replies';
import type { Replies } from './replies';
import { isOpen, createChatsRepository } from './repository';
import type { ChatSession } from './repository';
import { createRuns } from './runs';

export interface ChatsParts {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  ledger: Ledger;
  births: Pick<BirthsService, 'reading' | 'readingOfRow'>;
  isSubscribed: IsSubscribed;
  astrologer: Astrologer;
  greeting: (question: Omit<Question, 'text'>) => string;
  groundsOf: (question: Question) => Grounds;
  /** No other process uses this database. */
  alone: boolean;
  /** Connections of the database. */
  connections?: number;
  /** Aborted when replies under way must be given up: the process is about to end. */
  ending?: AbortSignal;
  leaseMs?: number;
  replyLimitMs?: number;
}

/** Of the connections, for storing answers: more at a time are stored no sooner. */
const finishedShare = 0.15;

/** What starting a chat answers. */
export interface StartedChat extends Means {
  asst_id: string;
  message: string;
  user_name: string;
  gender: string;
}

/** Chats with the two astrologers; a chat of somebody else is as good as none (404). */
export function createChatsService(parts: ChatsParts) {
  const { db, clock, births, greeting, connections = 1, leaseMs = 30_000, replyLimitMs = 120_000 } = parts;
  const repository = createChatsRepository(db);
  const payment = createPayment(parts);
  const replies = createReplies({ db, clock, payment, leaseMs });
  const acceptQuestion = createAccepting({ db, clock, payment, births, leaseMs, connections });
  const runs = createRuns();
  const finishing = createParallelLimit({ parallel: shareOf(connections, finishedShare) });
  const finish: Replies['finish'] = (reply, answer) => finishing(() => replies.finish(reply, answer));
  const answering = createAnswering({ ...parts, replies: { ...replies, finish }, runs, replyLimitMs });
  const caretaker = createCaretaker({ ...parts, replies, runs, leaseMs });
  parts.ending?.addEventListener('abort', () => runs.abortAll());

  async function find(tx: Database, uid: string, asstId: string): Promise<ChatSession> {
    const session = await createChatsRepository(tx).find(uid, asstId);
    if (session === null) throw new DomainError('chat_not_found');
    return session;
  }

  /** Writes once for each Idempotency-Key of a person. */
  function once<Answer>(caller: Caller, route: string, request: unknown, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
    return answerOnce(db, { ...caller, route: `chats/${route}`, request }, clock(), work);
  }

  /** The chat that runs already, or a new one that begins with `welcome`. */
  async function resumeOrOpen(tx: Database, uid: string, request: StartChatRequest, userName: string, welcome: string): Promise<string> {
    const { bid, astrologer } = request;
    const chats = createChatsRepository(tx);
    const now = clock();
    const old = await chats.running(uid, bid, astrologer);
    if (old && isOpen(old, now)) return old.asstId;
    if (old) await chats.stop(old.asstId, now);
    const asstId = newId();
    const opened = await chats.open({ asstId, uid, bid, astrologer, userName, startedAt: now, stoppedAt: null, openUntil: null });
    // Another call opened it at the same moment.
    if (!opened) return resumeOrOpen(tx, uid, request, userName, welcome);
    const mid = newId();
    await chats.addMessage({ mid, asstId, turn: mid, author: 'astrologer', body: welcome, createdAt: now });
    return asstId;
  }

  async function start(tx: Database, uid: string, request: StartChatRequest): Promise<StartedChat> {
    const { person, chart } = await births.reading(tx, uid, request.bid);
    const welcome = greeting({ astrologer: request.astrologer, chart, birth: person, now: clock() });
    const asstId = await resumeOrOpen(tx, uid, request, person.full_name, welcome);
    const means = await payment.means(tx, uid, request.astrologer);
    const chats = createChatsRepository(tx);
    await chats.keepOpenUntil(asstId, openUntil(clock(), means));
    return { asst_id: asstId, ...means, message: await chats.greetingOf(asstId), user_name: person.full_name, gender: person.gender };
  }

  /** The earlier reply of this key, or a new one that has begun; neither where the earlier one was removed meanwhile. */
  async function accept(uid: string, request: PushChatRequest, idempotencyKey: string | null) {
    const accepted = await acceptQuestion({ id: newId(), uid, request, idempotencyKey });
    if (accepted) return { known: null, begun: answering.begin(accepted.reply, request, accepted.reading) };
    return { known: idempotencyKey === null ? null : await replies.byKey(uid, idempotencyKey), begun: null };
  }

  /**
   * The reply in pieces, the status object last. Throws a DomainError before anything is written or charged.
   * The same Idempotency-Key gives the first answer again.
   */
  async function ask(uid: string, request: PushChatRequest, idempotencyKey: string | null): Promise<AsyncIterable<string>> {
    const { known, begun } = await accept(uid, request, idempotencyKey);
    if (idempotencyKey !== null && known) return answering.again(uid, idempotencyKey, known, request);
    return begun ?? ask(uid, request, idempotencyKey);
  }

  return {
    start: (caller: Caller, request: StartChatRequest): Promise<StartedChat> => once(caller, 'start', request, (tx) => start(tx, caller.uid, request)),

    ask,

    async stop(caller: Caller, asstId: string): Promise<void> {
      await once(caller, 'stop', asstId, async (tx) => {
        await find(tx, caller.uid, asstId);
        await createChatsRepository(tx).stop(asstId, clock());
      });
    },

    /** Removes a chat for good; a reply under way is given up and costs nothing. */
    async remove(caller: Caller, asstId: string): Promise<void> {
      const givenUp = await once(caller, 'remove', asstId, (tx) => replies.removeChat(tx, caller.uid, asstId));
      givenUp.forEach(runs.abort);
    },

    /** For an account that is deleted; `tx` is its transaction. */
    async erase(tx: Database, uid: string): Promise<void> {
      for (const asstId of await createChatsRepository(tx).idsOf(uid)) await replies.removeChat(tx, uid, asstId);
    },

    list: (uid: string): Promise<ChatSummary[]> => repository.list(uid, clock()),

    async read(uid: string, asstId: string): Promise<ChatMessage[]> {
      return repository.messages(await find(db, uid, asstId));
    },

    /** Once at the start, before the first question. */
    async recover(): Promise<void> {
      await caretaker.recover();
      caretaker.watch();
    },

    /** Resolves once every reply under way is stored and charged, or given up. */
    async drain(): Promise<void> {
      await runs.drain();
      caretaker.unwatch();
    },
  };
}
