import { setTimeout as pause } from 'node:timers/promises';
import type { StreamStatus } from '@oracle-astra/shared/contract';
import { streamSeparator } from '@oracle-astra/shared/contract';
import type { InFlightReplies } from './in-flight-replies';
import type { Replies } from './replies';
import { failedStatus } from './replies';
import type { ReplyLog } from './reply-log';
import type { StoredReply } from './reply-repository';

/** The interval for reading the stored reply if the running one cannot be followed. */
const pollMs = 200;

export interface FollowReplyDeps {
  replies: Pick<Replies, 'findByKey'>;
  inFlight: Pick<InFlightReplies, 'follow'>;
  /** Running replies of other processes. */
  replyLog?: ReplyLog | undefined;
  /** Releases the prices of replies whose process died. */
  endExpired: () => Promise<void>;
  clock: () => Date;
}

/** The last line of every streamed reply: separator and status object. */
export function formatStreamEnd(status: StreamStatus): string {
  return `${streamSeparator}${JSON.stringify(status)}\n`;
}

/** The rest of a stored reply for a reader that already has `sent`. */
function formatRest({ text }: StoredReply, outcome: StreamStatus, sent: string): string {
  const rest = text === null ? '' : text.slice(sent.trimStart().length);
  const lineEnd = text === null && sent === '' ? '' : '\n';
  return `${rest}${lineEnd}${formatStreamEnd(outcome)}`;
}

/** The chunks without their first `length` UTF-16 units. */
async function* skipText(chunks: AsyncIterable<string>, length: number): AsyncGenerator<string, void> {
  let left = length;
  for await (const chunk of chunks) {
    const rest = chunk.slice(left);
    left = Math.max(0, left - chunk.length);
    if (rest !== '') yield rest;
  }
}

/**
 * Streams a reply from its first word, whichever process writes it: live in this process, live through the log, or as stored.
 * If its process died, the price is released at the end of its lease, and the reader gets the failure.
 */
export function createFollowReply({ replies, inFlight, replyLog, endExpired, clock }: FollowReplyDeps) {
  return async function* followReply(uid: string, key: string, first: StoredReply): AsyncGenerator<string, void> {
    let sent = '';

    /** Whether it has already waited, so that the log does not report it again. */
    async function* followLog(id: string): AsyncGenerator<string, boolean> {
      if (replyLog === undefined) return false;
      try {
        yield* replyLog.follow(id, sent.length);
        return true;
      } catch {
        // Redis is unavailable; only the stored reply can be read.
        return false;
      }
    }

    for (let reply: StoredReply | null = first; reply; reply = await replies.findByKey(uid, key)) {
      const live = inFlight.follow(reply.id);
      if (live) return yield* skipText(live, sent.length);
      if (reply.outcome) return yield formatRest(reply, reply.outcome, sent);
      if (reply.leaseUntil < clock()) {
        await endExpired();
        continue;
      }
      const log = followLog(reply.id);
      let step = await log.next();
      for (; !step.done; step = await log.next()) {
        sent += step.value;
        yield step.value;
        if (sent.includes(streamSeparator)) return;
      }
      if (!step.value) await pause(pollMs);
    }
    yield formatStreamEnd(failedStatus);
  };
}
