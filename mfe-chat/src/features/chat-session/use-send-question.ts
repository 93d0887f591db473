import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { baseApi, formatFailure, listTag, streamChatReply, useAppDispatch } from '@oracle-astra/shared/api';
import { apiPaths, type Astrologer, type ChatMessage, type ReceivedFailure } from '@oracle-astra/shared/contract';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useDraft } from '@oracle-astra/shared/session';
import type { ChatCredit } from '../../components/chat-credit';
import type { SentQuestion, Turn } from '../../components/chat-types';
import { isAnswered } from './thread-items';
import { throttleByFrame } from './throttle-by-frame';
import { turnsReducer } from './turns-reducer';

interface Options {
  astrologer: Astrologer;
  bid: string;
  asstId: string;
  /** The messages stored by the server; undefined while they load. */
  stored: readonly ChatMessage[] | undefined;
  onCredit: (credit: ChatCredit) => void;
}

/**
 * Sends questions one at a time and holds their replies. An unanswered question is stored with its idempotency key, so
 * that a retry after a reload is never charged twice. `send` and `retry` do not change while a reply streams.
 */
export function useSendQuestion({ astrologer, bid, asstId, stored, onCredit }: Options) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [turns, dispatchTurn] = useReducer(turnsReducer, []);
  const [streamedText, setStreamedText] = useState('');
  const [unanswered, storeUnanswered, clearUnanswered] = useDraft(`asked-${asstId}`);
  const isSending = useRef(false);

  const post = useCallback(
    async ({ id, key, question, after }: SentQuestion) => {
      if (isSending.current) return;
      isSending.current = true;
      const sent = { id, key, question, after };
      storeUnanswered(JSON.stringify(sent));
      setStreamedText('');
      dispatchTurn({ type: 'sent', sent });
      const text = throttleByFrame(setStreamedText);
      const { text: reply, status } = await dispatch(
        streamChatReply({
          url: apiPaths.pushChat,
          body: { bid, asst_id: asstId, astrologer, message: question, device: 'web' },
          idempotencyKey: key,
          onText: text.next,
        }),
      );
      text.stop();
      isSending.current = false;
      if (status?.status !== 'success') return dispatchTurn({ type: 'failed', id, reply, failure: getFailureMessage(status, t) });
      clearUnanswered();
      dispatchTurn({ type: 'answered', id, reply, outcome: status });
      onCredit({ questionsLeft: status.questions_left, balance: status.balance, secondsLeft: status.time_left_seconds });
      dispatch(baseApi.util.invalidateTags(['Balance', 'Subscription', listTag('Chat')]));
    },
    [dispatch, astrologer, bid, asstId, storeUnanswered, clearUnanswered, onCredit, t],
  );

  useEffect(() => {
    const sent = unanswered === '' ? null : parseSentQuestion(unanswered);
    if (sent === null || stored === undefined || turns.length > 0) return;
    if (isAnswered(stored, sent.question, sent.after)) clearUnanswered();
    else dispatchTurn({ type: 'restored', sent });
  }, [unanswered, stored, turns.length, clearUnanswered]);

  const storedCount = stored?.length ?? 0;
  const send = useCallback(
    (question: string) => void post({ id: nanoid(), key: nanoid(), question, after: storedCount }),
    [post, storedCount],
  );
  // The key stays where the server may have answered. What it reported as failed needs a new one.
  const retry = useCallback((turn: Turn) => void post(turn.failure === null ? turn : { ...turn, key: nanoid() }), [post]);
  return { turns, streamedText, isPending: turns.some(({ state }) => state === 'pending'), send, retry };
}

/** The reason for a failed question; null where the server may still have answered it. */
function getFailureMessage(status: ReceivedFailure | null, t: Translate): string | null {
  if (status === null || status.code === 'unavailable') return null;
  const reason = formatFailure(status, t, t('chat.reply.notAnswered'));
  return status.code === 'answer_failed' ? reason : t('chat.reply.notCharged', { reason });
}

function parseSentQuestion(draft: string): SentQuestion | null {
  try {
    const { id, key, question, after } = JSON.parse(draft) as Partial<SentQuestion>;
    return id && key && question && after !== undefined ? { id, key, question, after } : null;
  } catch {
    return null;
  }
}
