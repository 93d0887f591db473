import type { PushChatRequest } from '@oracle-astra/shared/contract';
import { newId } from '../../db/ids';
import type { createAcceptQuestion } from './accept-question';
import type { AnsweredByCare } from './care/care-answers';
import type { Replies } from './replies/replies';
import { formatStreamEnd } from './replies/follow-reply';
import type { ReplyStreams } from './replies/reply-streams';

interface AskQuestionDeps {
  acceptQuestion: ReturnType<typeof createAcceptQuestion>;
  replies: Pick<Replies, 'findByKey'>;
  replyStreams: ReplyStreams;
}

/** A reply that was stored before its first word. */
async function* streamStored({ text, outcome }: AnsweredByCare): AsyncGenerator<string, void> {
  yield `${text}\n`;
  yield formatStreamEnd(outcome);
}

/**
 * Asks a question and streams the reply in chunks, the status object last. Throws a DomainError before anything is written
 * or charged. The same Idempotency-Key streams the first reply again.
 */
export function createAskQuestion({ acceptQuestion, replies, replyStreams }: AskQuestionDeps) {
  return async function ask(uid: string, request: PushChatRequest, idempotencyKey: string | null): Promise<AsyncIterable<string>> {
    const accepted = await acceptQuestion({ id: newId(), uid, request, idempotencyKey });
    if (accepted && 'outcome' in accepted) return streamStored(accepted);
    if (accepted) return replyStreams.start(accepted, request);
    const stored = idempotencyKey === null ? null : await replies.findByKey(uid, idempotencyKey);
    if (idempotencyKey !== null && stored) return replyStreams.replay(uid, idempotencyKey, stored, request);
    // The chat of the first reply was removed in the meantime, so the key is free again.
    return ask(uid, request, idempotencyKey);
  };
}
