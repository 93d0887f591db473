import type { PushChatRequest, StreamStatus } from '@oracle-astra/shared/contract';
import { streamSeparator } from '@oracle-astra/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Astrologer, Grounds, Question } from '../../../astrologers';
import type { Database } from '../../../db/database';
import { isFingerprintOf } from '../../../db/idempotency';
import { limitSignal } from '../../../limit-signal';
import type { AcceptedQuestion } from '../accept-question';
import type { StoredReply, PendingReply } from './reply-repository';
import type { Replies } from './replies';
import { createKeyReusedError, unknownStatus } from './replies';
import { createFollowReply, formatStreamEnd } from './follow-reply';
import type { FollowReplyDeps } from './follow-reply';
import { ReplyStopped } from './in-flight-replies';
import type { InFlightReplies } from './in-flight-replies';
import { isSameQuestion } from '../same-question';
import { toThirdPerson } from '../care/third-person';
import { createTickLimiter } from './tick-limiter';
import { abortable } from './abortable';

const startsPerTick = 4;

interface ReplyStreamsDeps extends FollowReplyDeps {
  db: Database;
  replies: Replies;
  inFlight: InFlightReplies;
  astrologer: Astrologer;
  groundsOf: (question: Question) => Grounds;
  log: FastifyBaseLogger;
  /** The account's last answers, newest first. */
  lastAnswers: (uid: string) => Promise<{ asstId: string; question: string; answer: string }[]>;
  /** Adds the place of a birth in a question; without it only the astrologer's own cities are known. */
  findStatedPlace?: ((question: Question) => Promise<Question>) | undefined;
  /** Time limit of a reply in milliseconds. */
  replyLimitMs: number;
}

/** Adds the earlier turns of the chat to a question; if they cannot be read, the question is answered without them. */
async function withConversation(
  question: Question,
  { uid, asstId }: PendingReply,
  asksAgain: boolean,
  { lastAnswers, log }: Pick<ReplyStreamsDeps, 'lastAnswers' | 'log'>,
): Promise<Question> {
  try {
    const last = await lastAnswers(uid);
    // A question that is repeated on purpose is answered like a new one.
    const turns = last.filter((each) => each.asstId === asstId && !(asksAgain && isSameQuestion(each.question, question.text))).reverse();
    return { ...question, turns, lastAnswers: last.map(({ answer }) => answer) };
  } catch (error) {
    log.warn({ err: error }, 'conversation not read');
    return question;
  }
}

/** If the place is not found, the astrologer asks about the birth. */
async function withPlace(
  question: Question,
  { findStatedPlace, log }: Pick<ReplyStreamsDeps, 'findStatedPlace' | 'log'>,
): Promise<Question> {
  try {
    return (await findStatedPlace?.(question)) ?? question;
  } catch (error) {
    log.warn({ err: error }, 'place of a told birth not found');
    return question;
  }
}

/** Writes the answer in chunks through `push`. */
async function writeReply(astrologer: Astrologer, question: Question, push: (chunk: string) => void, signal: AbortSignal): Promise<void> {
  const answer = astrologer.answer(question, signal);
  // Small talk and repeated questions are answered in the second person.
  const isAbout = question.isCelebrity === true && astrologer.isAboutChart?.(question) !== false;
  for await (const chunk of abortable(signal, isAbout ? toThirdPerson(answer) : answer)) {
    // A separator in the text would end the stream.
    push(chunk.replaceAll(streamSeparator, ''));
  }
}

/** The whole answer, or the part written before the person stopped it. */
async function writeUntilStopped(astrologer: Astrologer, question: Question, push: (chunk: string) => void, signal: AbortSignal) {
  let text = '';
  let isStopped = false;
  const add = (chunk: string) => {
    text += chunk;
    push(chunk);
  };
  try {
    await writeReply(astrologer, question, add, signal);
  } catch (error) {
    isStopped = error instanceof ReplyStopped;
    if (!isStopped) throw error;
  }
  if (text.trim() === '') throw new Error(isStopped ? 'The reply was stopped before its first word.' : 'The astrologer wrote nothing.');
  return { text: text.trimStart(), isStopped };
}

export function createReplyStreams(deps: ReplyStreamsDeps) {
  const { db, replies, inFlight, astrologer, groundsOf, clock, log, lastAnswers, replyLimitMs } = deps;
  const nextTick = createTickLimiter(startsPerTick);

  async function completeReply(
    { reply, opening }: Pick<AcceptedQuestion, 'reply' | 'opening'>,
    question: Question,
    push: (chunk: string) => void,
    signal: AbortSignal,
  ): Promise<StreamStatus> {
    const limited = limitSignal(signal, replyLimitMs);
    try {
      const start = opening === null ? '' : `${opening}\n\n`;
      if (start !== '') push(start);
      const { text, isStopped } = await writeUntilStopped(astrologer, question, push, limited.signal);
      const free = astrologer.isFree?.(question) ?? false;
      const isUnanswered = isStopped && !text.includes('\n\n');
      return await replies.finish(reply, { text: start + text.trim(), ...groundsOf(question), free, isStopped, isUnanswered });
    } catch (error) {
      log.error({ err: error, reply: reply.id }, 'reply failed');
      return replies.cancel(reply).catch((cause: unknown) => {
        log.error({ err: cause, reply: reply.id }, 'reply not given up');
        return unknownStatus;
      });
    } finally {
      limited.release();
    }
  }

  const followReply = createFollowReply(deps);

  return {
    /** Starts the reply to an accepted question and streams it. The reply continues if the reader disconnects. */
    start({ reply, reading: { person, chart }, isCelebrity, opening }: AcceptedQuestion, request: PushChatRequest): AsyncIterable<string> {
      const { astrologer: name, message: text } = request;
      const asked: Question = { uid: reply.uid, astrologer: name, text, chart, birth: person, now: clock(), isCelebrity };
      return inFlight.start(reply.id, async (push, signal) => {
        await nextTick();
        const inTurn = await withConversation(asked, reply, request.again === true, { lastAnswers, log });
        const status = await completeReply({ reply, opening }, await withPlace(inTurn, deps), push, signal);
        push(`\n${formatStreamEnd(status)}`);
      });
    },

    /** Streams the first reply again: live while it is in flight, else as stored. Throws `idempotency_key_reused` for another question. */
    replay(uid: string, key: string, reply: StoredReply, request: PushChatRequest): AsyncIterable<string> {
      if (reply.asstId !== request.asst_id || !isFingerprintOf(db, reply.fingerprint, request)) throw createKeyReusedError();
      return followReply(uid, key, reply);
    },
  };
}

export type ReplyStreams = ReturnType<typeof createReplyStreams>;
