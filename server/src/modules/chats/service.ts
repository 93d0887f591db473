import type { ChatFeedbackRequest, ChatSummary, StartChatRequest } from '@oracle-astra/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Astrologer, Grounds, Question } from '../../astrologers';
import { runIdempotent } from '../../db/idempotency';
import type { Database, Listen } from '../../db/database';
import type { Caller } from '../../plugins/idempotency';
import { createConcurrencyLimit, getConnectionShare } from '../../db/statements/concurrency-limit';
import { DomainError } from '../../domain-error';
import type { BirthsService } from '../births/service';
import type { Ledger } from '../ledger/service';
import { createAcceptQuestion } from './accept-question';
import { createCareRepository } from './care/care-repository';
import { createAskQuestion } from './ask-question';
import { createCareAnswers } from './care/care-answers';
import type { ReplyLog } from './replies/reply-log';
import { readChat } from './read-chat';
import type { ReadChat } from './read-chat';
import { createReplyRepository } from './replies/reply-repository';
import { createReplyStops } from './replies/reply-stops';
import { createReplyStreams } from './replies/reply-streams';
import { createLeaseSweeper } from './replies/lease-sweeper';
import { createPayment, toWalletSeconds, type IsSubscribed } from './payment';
import { createReplies } from './replies/replies';
import type { Replies } from './replies/replies';
import { createChatsRepository } from './repository';
import type { ChatSession } from './repository';
import { createStartChat } from './start-chat';
import type { StartedChat } from './start-chat';
import { createInFlightReplies } from './replies/in-flight-replies';

export interface ChatsServiceDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  ledger: Ledger;
  births: Pick<BirthsService, 'readingInput' | 'readingInputOfRow'>;
  isSubscribed: IsSubscribed;
  astrologer: Astrologer;
  greeting: (question: Omit<Question, 'text'>) => string;
  groundsOf: (question: Question) => Grounds;
  /** Adds the place of a birth in a question. */
  findStatedPlace?: (question: Question) => Promise<Question>;
  /** Whether no other process uses this database. */
  isOnlyProcess: boolean;
  /** Size of the connection pool. */
  connections?: number;
  /** The log by which other processes follow replies; without it they get them as stored. */
  replyLog?: ReplyLog | undefined;
  /** Messages between processes; undefined with a single process. */
  listen?: Listen | undefined;
  /** Aborted shortly before the process ends, to cancel replies in flight. */
  shutdownSignal?: AbortSignal;
  leaseMs?: number;
  replyLimitMs?: number;
}

/** The number of remembered answers of an account, in which no sentence is repeated. */
const rememberedAnswers = 30;

/** Share of the connections for storing answers; more would not be faster. */
const finishedShare = 0.15;

/** Creates the components of the service and connects them. */
function createComponents(deps: ChatsServiceDeps) {
  const { db, clock, births, greeting, connections = 1, leaseMs = 15_000, replyLimitMs = 120_000 } = deps;
  const payment = createPayment(deps);
  const replies = createReplies({ db, clock, payment, leaseMs });
  const care = createCareAnswers({ db, clock, payment });
  const acceptQuestion = createAcceptQuestion({ db, clock, payment, births, care, leaseMs, connections });
  const inFlight = createInFlightReplies(deps.replyLog);
  const finishing = createConcurrencyLimit({ parallel: getConnectionShare(connections, finishedShare) });
  const finish: Replies['finish'] = (reply, answer) => finishing(() => replies.finish(reply, answer));
  const lastAnswers = (uid: string) => createChatsRepository(db).lastAnswers(uid, rememberedAnswers);
  const leaseSweeper = createLeaseSweeper({ ...deps, replies, inFlight, leaseMs });
  const { endExpired } = leaseSweeper;
  const replyStreams = createReplyStreams({ ...deps, replies: { ...replies, finish }, inFlight, endExpired, lastAnswers, replyLimitMs });
  const startChat = createStartChat({ clock, payment, births, greeting });
  const ask = createAskQuestion({ acceptQuestion, replies, replyStreams });
  deps.shutdownSignal?.addEventListener('abort', () => inFlight.abortAll());
  const stops = createReplyStops({ db, inFlight, listen: deps.listen, log: deps.log });
  return { payment, replies, inFlight, stops, leaseSweeper, startChat, ask };
}

/** Chats with the two astrologers. Another person's chat counts as not found. */
export function createChatsService(deps: ChatsServiceDeps) {
  const { db, clock } = deps;
  const repository = createChatsRepository(db);
  const { payment, replies, inFlight, stops, leaseSweeper, startChat, ask } = createComponents(deps);

  async function find(tx: Database, uid: string, asstId: string): Promise<ChatSession> {
    const session = await createChatsRepository(tx).find(uid, asstId);
    if (session === null) throw new DomainError('chat_not_found');
    return session;
  }

  /** Runs a write once per Idempotency-Key of a person. */
  function runOnce<Answer>(caller: Caller, route: string, request: unknown, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
    return runIdempotent(db, { ...caller, route: `chats/${route}`, request }, clock(), work);
  }

  return {
    /** `isCelebrity` if the chart is that of a public figure. */
    start: (caller: Caller, request: StartChatRequest, isCelebrity = false): Promise<StartedChat> =>
      runOnce(caller, isCelebrity ? 'start-celebrity' : 'start', request, (tx) => startChat(tx, caller.uid, request, isCelebrity)),

    ask,

    async stop(caller: Caller, asstId: string): Promise<void> {
      await runOnce(caller, 'stop', asstId, async (tx) => {
        await find(tx, caller.uid, asstId);
        await createChatsRepository(tx).stop(asstId, clock());
      });
    },

    /** Stops the running reply and keeps its text; does nothing without one. */
    async stopReply({ uid }: Pick<Caller, 'uid'>, asstId: string): Promise<void> {
      await find(db, uid, asstId);
      await stops.stop((await createReplyRepository(db).listPendingOfChat(asstId)).map(({ id }) => id));
    },

    /** Deletes a chat; replies in flight are cancelled and not charged. */
    async remove(caller: Caller, asstId: string): Promise<void> {
      const cancelled = await runOnce(caller, 'remove', asstId, (tx) => replies.removeChat(tx, caller.uid, asstId));
      cancelled.forEach(inFlight.abort);
    },

    /** Stores with an answer whether it helped. */
    async rate(caller: Caller, request: ChatFeedbackRequest): Promise<void> {
      const { asst_id: asstId, mid, helped } = request;
      await runOnce(caller, 'rate', request, async (tx) => {
        await find(tx, caller.uid, asstId);
        if (!(await createChatsRepository(tx).setHelped(asstId, mid, helped))) throw new DomainError('chat_not_found');
      });
    },

    /** Part of account deletion; `tx` is its transaction. A running reply ends at once. */
    async erase(tx: Database, uid: string): Promise<void> {
      for (const asstId of await createChatsRepository(tx).listIds(uid))
        (await replies.removeChat(tx, uid, asstId)).forEach(inFlight.abort);
      await createCareRepository(tx).clearFlag(uid);
    },

    list: (uid: string): Promise<ChatSummary[]> => repository.list(uid, clock()),

    read: async (uid: string, asstId: string): Promise<ReadChat> => readChat(db, payment, await find(db, uid, asstId), clock()),

    /** Counts the time of the running chats anew, before paise are added to the wallet. */
    async extend(tx: Database, uid: string, addedPaise: number): Promise<void> {
      const seconds = toWalletSeconds((await deps.ledger.available(tx, uid, 'wallet_paise')) + addedPaise);
      await createChatsRepository(tx).extend(uid, new Date(clock().getTime() + seconds * 1000));
    },

    /** Called once at startup, before the first question. */
    async recover(): Promise<void> {
      await leaseSweeper.recover();
      leaseSweeper.start();
      stops.start();
    },

    /** Resolves when every reply in flight is stored and charged, or cancelled. */
    async drain(): Promise<void> {
      await inFlight.drain();
      leaseSweeper.stop();
      await stops.close();
    },
  };
}

export type ChatsService = ReturnType<typeof createChatsService>;
