import type { ChatMessage, ChatSummary, PushChatRequest, StartChatRequest } from '@oracle-astra/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Astrologer, Grounds, Question } from '../../astrologers';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { makeParallelLimit } from '../../db/parallel-limit';
import { HttpError } from '../../plugins/errors';
import type { BirthsService } from '../births/service';
import type { Ledger } from '../ledger/service';
import { makeAnswering } from './answering';
import { makeCaretaker } from './caretaker';
import type { IsSubscribed, Means } from './payment';
import { makePayment } from './payment';
import { makeReplies, openUntil } from './replies';
import type { Replies } from './replies';
import { isOpen, makeChatsRepository } from './repository';
import type { ChatSession } from './repository';
import { makeRuns } from './runs';

export interface ChatsParts {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  ledger: Ledger;
  births: Pick<BirthsService, 'reading'>;
  isSubscribed: IsSubscribed;
  astrologer: Astrologer;
  greeting: (question: Omit<Question, 'text'>) => string;
  groundsOf: (question: Question) => Grounds;
  /** No other process uses this database. */
  alone: boolean;
  leaseMs?: number;
  replyLimitMs?: number;
}

/** Questions that are stored at a time, and answers: together two thirds of the connections to PostgreSQL, so that hundreds asked at once hold up no other read. */
const [acceptedAtOnce, finishedAtOnce] = [10, 3];

/** What starting a chat answers. */
export interface StartedChat extends Means {
  asst_id: string;
  message: string;
  user_name: string;
  gender: string;
}

/** Chats with the two astrologers; a chat of somebody else is as good as none (404). */
export function makeChatsService(parts: ChatsParts) {
  const { db, clock, births, greeting, alone, leaseMs = 30_000, replyLimitMs = 120_000 } = parts;
  const repository = makeChatsRepository(db);
  const payment = makePayment(parts);
  const replies = makeReplies({ db, clock, payment, leaseMs });
  const runs = makeRuns();
  const accepting = makeParallelLimit({ parallel: alone ? 1 : acceptedAtOnce });
  const finishing = makeParallelLimit({ parallel: alone ? 1 : finishedAtOnce });
  const finish: Replies['finish'] = (reply, answer) => finishing(() => replies.finish(reply, answer));
  const answering = makeAnswering({ ...parts, replies: { ...replies, finish }, runs, replyLimitMs });
  const caretaker = makeCaretaker({ ...parts, replies, runs, leaseMs });

  async function find(uid: string, asstId: string): Promise<ChatSession> {
    const session = await repository.find(uid, asstId);
    if (session === null) throw new HttpError(404, 'There is no such chat.');
    return session;
  }

  /** The chat that runs already, or a new one that begins with `welcome`. */
  async function resumeOrOpen(uid: string, request: StartChatRequest, userName: string, welcome: string): Promise<string> {
    const { bid, astrologer } = request;
    const asstId = await db.transaction(async (tx) => {
      const chats = makeChatsRepository(tx);
      const now = clock();
      const old = await chats.running(uid, bid, astrologer);
      if (old && isOpen(old, now)) return old.asstId;
      if (old) await chats.stop(old.asstId, now);
      const fresh = newId();
      if (!(await chats.open({ asstId: fresh, uid, bid, astrologer, userName, startedAt: now, stoppedAt: null, openUntil: null }))) return null;
      const mid = newId();
      await chats.addMessage({ mid, asstId: fresh, turn: mid, author: 'astrologer', body: welcome, createdAt: now });
      return fresh;
    });
    // Another call opened it at the same moment.
    return asstId ?? resumeOrOpen(uid, request, userName, welcome);
  }

  /** The earlier reply of this key, or a new one that has begun; neither where another call used the key at the same moment. */
  async function accept(uid: string, request: PushChatRequest, idempotencyKey: string | null) {
    const known = idempotencyKey === null ? null : await replies.byKey(uid, idempotencyKey);
    if (known) return { known, begun: null };
    const reading = await births.reading(uid, request.bid);
    const accepted = await replies.accept({ id: newId(), uid, request, idempotencyKey });
    return { known: null, begun: accepted && answering.begin(accepted, request, reading) };
  }

  /**
   * The reply in pieces, the status object last. Throws Refusals, 404 and 400 before anything is written or charged.
   * The same Idempotency-Key gives the first answer again.
   */
  async function ask(uid: string, request: PushChatRequest, idempotencyKey: string | null): Promise<AsyncIterable<string>> {
    const { known, begun } = await accepting(() => accept(uid, request, idempotencyKey));
    if (idempotencyKey !== null && known) return answering.again(uid, idempotencyKey, known, request);
    return begun ?? ask(uid, request, idempotencyKey);
  }

  return {
    async start(uid: string, request: StartChatRequest): Promise<StartedChat> {
      const { person, chart } = await births.reading(uid, request.bid);
      const welcome = greeting({ astrologer: request.astrologer, chart, birth: person, now: clock() });
      const asstId = await resumeOrOpen(uid, request, person.full_name, welcome);
      const means = await payment.means(db, uid, request.astrologer);
      await repository.keepOpenUntil(asstId, openUntil(clock(), means));
      return { asst_id: asstId, ...means, message: await repository.greetingOf(asstId), user_name: person.full_name, gender: person.gender };
    },

    ask,

    async stop(uid: string, asstId: string): Promise<void> {
      await find(uid, asstId);
      await repository.stop(asstId, clock());
    },

    /** Removes a chat for good; a reply under way is given up and costs nothing. */
    async remove(uid: string, asstId: string): Promise<void> {
      const givenUp = await db.transaction((tx) => replies.removeChat(tx, uid, asstId));
      givenUp.forEach(runs.abort);
    },

    /** For an account that is deleted; `tx` is its transaction. */
    async erase(tx: Database, uid: string): Promise<void> {
      for (const asstId of await makeChatsRepository(tx).idsOf(uid)) await replies.removeChat(tx, uid, asstId);
    },

    list: (uid: string): Promise<ChatSummary[]> => repository.list(uid, clock()),

    async read(uid: string, asstId: string): Promise<ChatMessage[]> {
      return repository.messages(await find(uid, asstId));
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

export type ChatsService = ReturnType<typeof makeChatsService>;
