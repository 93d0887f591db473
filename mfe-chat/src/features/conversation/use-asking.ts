import { useEffect, useReducer, useRef } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { baseApi, listTag, streamChatReply, useAppDispatch } from '@oracle-astra/shared/api';
import { apiPaths, type Astrologer, type ChatMessage, type ReceivedFailure } from '@oracle-astra/shared/contract';
import { useDraft } from '@oracle-astra/shared/session';
import type { Tally } from './cost';
import { oncePerFrame } from './frame-throttle';
import { isAnswered } from './thread-items';
import { turnsReducer, type Asked, type Turn } from './turns';

interface Options {
  astrologer: Astrologer;
  bid: string;
  asstId: string;
  /** The messages that the server has; undefined while they load. */
  stored: readonly ChatMessage[] | undefined;
  onTally: (tally: Tally) => void;
}

/**
 * Asks questions, one at a time, and keeps what became of them. A question without an answer survives a reload with
 * its key, so that asking it again can never charge it twice.
 */
export function useAsking({ astrologer, bid, asstId, stored, onTally }: Options) {
  const dispatch = useAppDispatch();
  const [turns, tell] = useReducer(turnsReducer, []);
  const [open, keepOpen, closeOpen] = useDraft(`asked-${asstId}`);
  const isSending = useRef(false);

  const send = async ({ id, key, question, after }: Asked) => {
    if (isSending.current) return;
    isSending.current = true;
    const asked = { id, key, question, after };
    keepOpen(JSON.stringify(asked));
    tell({ type: 'asked', asked });
    const writing = oncePerFrame((reply: string) => tell({ type: 'wrote', id, reply }));
    const { text, status } = await dispatch(
      streamChatReply({
        url: apiPaths.pushChat,
        body: { bid, asst_id: asstId, astrologer, message: question, device: 'web' },
        idempotencyKey: key,
        onText: writing.next,
      }),
    );
    writing.stop();
    isSending.current = false;
    if (status?.status !== 'success') return tell({ type: 'failed', id, reply: text, failure: reasonOf(status) });
    closeOpen();
    tell({ type: 'answered', id, reply: text, outcome: status });
    onTally({ questionsLeft: status.questions_left, balance: status.balance, secondsLeft: status.time_left_seconds });
    dispatch(baseApi.util.invalidateTags(['Balance', 'Subscription', listTag('Chat')]));
  };

  useEffect(() => {
    const asked = open === '' ? null : askedIn(open);
    if (asked === null || stored === undefined || turns.length > 0) return;
    if (isAnswered(stored, asked.question, asked.after)) closeOpen();
    else tell({ type: 'found', asked });
  }, [open, stored, turns.length, closeOpen]);

  return {
    turns,
    isPending: turns.some(({ state }) => state === 'pending'),
    ask: (question: string) => void send({ id: nanoid(), key: nanoid(), question, after: stored?.length ?? 0 }),
    /** With the same key where an answer may exist; what the server has called failed needs a new one. */
    askAgain: (turn: Turn) => void send(turn.failure === null ? turn : { ...turn, key: nanoid() }),
  };
}

/** What to tell of a question that was not answered; null where nobody knows yet whether it was. */
function reasonOf(status: ReceivedFailure | null): string | null {
  if (status === null || status.code === 'unavailable') return null;
  return status.code === 'answer_failed' ? status.message : `${status.message} Nothing was charged.`;
}

function askedIn(draft: string): Asked | null {
  try {
    const { id, key, question, after } = JSON.parse(draft) as Partial<Asked>;
    return id && key && question && after !== undefined ? { id, key, question, after } : null;
  } catch {
    return null;
  }
}
