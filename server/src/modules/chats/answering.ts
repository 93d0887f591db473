import type { PushChatRequest, StreamStatus } from '@oracle-astra/shared/contract';
import { streamSeparator } from '@oracle-astra/shared/contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Astrologer, Grounds, Question } from '../../astrologers';
import { fingerprintOf } from '../../db/answer-once';
import type { Reading } from '../births/service';
import type { KnownReply, PendingReply } from './reply-repository';
import type { Replies } from './replies';
import { failed, keyTaken, unknown } from './replies';
import type { Runs } from './runs';
import { createTurns } from './turns';
import { within } from './within';

const lookAgainMs = 200;
const begunInOneTurn = 4;

interface Parts {
  replies: Replies;
  runs: Runs;
  astrologer: Astrologer;
  groundsOf: (question: Question) => Grounds;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** How long an astrologer may take for one reply. */
  replyLimitMs: number;
}

/** What ends every streamed reply, on a line of its own. */
export function endOfStream(status: StreamStatus): string {
  return `${streamSeparator}${JSON.stringify(status)}\n`;
}

export function createAnswering({ replies, runs, astrologer, groundsOf, clock, log, replyLimitMs }: Parts) {
  const nextTurn = createTurns(begunInOneTurn);

  async function write(question: Question, push: (piece: string) => void, signal: AbortSignal): Promise<string> {
    let text = '';
    for await (const piece of within(signal, astrologer.answer(question, signal))) {
      // A separator that an astrologer writes would be taken for the end.
      const clean = piece.replaceAll(streamSeparator, '');
      text += clean;
      push(clean);
    }
    if (text.trim() === '') throw new Error('The astrologer wrote nothing.');
    return text.trim();
  }

  async function settled(reply: PendingReply, question: Question, push: (piece: string) => void, signal: AbortSignal): Promise<StreamStatus> {
    try {
      const text = await write(question, push, AbortSignal.any([signal, AbortSignal.timeout(replyLimitMs)]));
      return await replies.finish(reply, { text, ...groundsOf(question) });
    } catch (error) {
      log.error({ err: error, reply: reply.id }, 'reply failed');
      return replies.giveUp(reply).catch((cause: unknown) => {
        log.error({ err: cause, reply: reply.id }, 'reply not given up');
        return unknown;
      });
    }
  }

  async function* stored(uid: string, key: string, first: KnownReply): AsyncGenerator<string, void> {
    for (let reply: KnownReply | null = first; reply; reply = await replies.byKey(uid, key)) {
      const live = runs.follow(reply.id);
      if (live) return yield* live;
      if (reply.outcome) {
        if (reply.text !== null) yield `${reply.text}\n`;
        return yield endOfStream(reply.outcome);
      }
      await pause(lookAgainMs);
    }
    yield endOfStream(failed);
  }

  return {
    /** Has a question answered that was accepted; the answer goes on whether or not anyone listens. */
    begin(reply: PendingReply, request: PushChatRequest, { person, chart }: Reading): AsyncIterable<string> {
      const question: Question = { astrologer: request.astrologer, text: request.message, chart, birth: person, now: clock() };
      return runs.begin(reply.id, async (push, signal) => {
        await nextTurn();
        const status = await settled(reply, question, push, signal);
        push(`\n${endOfStream(status)}`);
      });
    },

    /** The first answer again: live while it is written, else as it was stored. Throws where the key came with another question. */
    again(uid: string, key: string, reply: KnownReply, request: PushChatRequest): AsyncIterable<string> {
      if (reply.asstId !== request.asst_id || (reply.fingerprint ?? fingerprintOf(request)) !== fingerprintOf(request)) throw keyTaken();
      return stored(uid, key, reply);
    },
  };
}
