import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { createId } from '@oracle-astra/shared/ids';
import { baseApi, listTag, listTags, streamChatReply, useAppDispatch } from '@oracle-astra/shared/api';
import { apiPaths, type Astrologer, type ChatMessage } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import type { ChatCredit } from '../../../components/chat-credit';
import type { Refusal, SentQuestion, Turn } from '../../../components/chat-types';
import { useHelpToast } from '../../../components/use-help-toast';
import { getFailureMessage, getRefusal, refusedBeforeKey } from './question-failures';
import { isAnswered } from '../thread-items';
import { throttleByFrame } from './throttle-by-frame';
import { useResume } from './use-resume';
import { turnsReducer } from './turns-reducer';
import { useUnanswered } from './use-unanswered';

interface Options {
  astrologer: Astrologer;
  bid: string;
  asstId: string;
  /** The messages stored by the server; undefined while they load. */
  stored: readonly ChatMessage[] | undefined;
  /** Who pays for the next question, as the page shows it. */
  shown: SentQuestion['shown'];
  onCredit: (credit: ChatCredit) => void;
}

/** Sends questions one at a time and stores their replies. `send` and `retry` do not change while a reply streams. */
// eslint-disable-next-line max-lines-per-function -- sending, retrying and restoring share one state
export function useSendQuestion({ astrologer, bid, asstId, stored, shown, onCredit }: Options) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [turns, dispatchTurn] = useReducer(turnsReducer, []);
  const [streamedText, setStreamedText] = useState('');
  const [unanswered, keep] = useUnanswered(asstId);
  const isSending = useRef(false);
  const showHelpToast = useHelpToast();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const post = useCallback(
    async ({ id, key, question, after, meantOtherwise, again, shown: payer, stops }: SentQuestion, kept = '', isRepeated = false) => {
      if (isSending.current) return;
      isSending.current = true;
      const sent = { id, key, question, after, meantOtherwise, again, shown: payer, stops };
      setRefusal(null);
      keep(id, { ...sent, failure: null });
      // The text that was received before the connection was lost is shown until more text arrives.
      setStreamedText(kept);
      dispatchTurn({ type: 'sent', sent });
      const text = throttleByFrame(setStreamedText);
      let isAccepted = false;
      const sentReply = await dispatch(
        streamChatReply({
          url: apiPaths.pushChat,
          body: {
            bid,
            asst_id: asstId,
            astrologer,
            message: question,
            device: 'web',
            ...(meantOtherwise ? { meant_otherwise: true } : {}),
            ...(again ? { again: true } : {}),
            ...(payer ? { shown: payer } : {}),
          },
          idempotencyKey: key,
          onText: (part) => {
            // Refetched now, so that other tabs show the question as soon as the server has it.
            if (!isAccepted) dispatch(baseApi.util.invalidateTags([listTag('Chat')]));
            isAccepted = true;
            if (part.length >= kept.length) text.next(part);
          },
        }),
      );
      text.stop();
      const { text: received, status } = sentReply;
      const reply = status === null && received.length < kept.length ? kept : received;
      isSending.current = false;
      const refused = getRefusal(question, status, t);
      if (refused !== null) {
        // If the page was left, the field shows it when the person returns.
        keep(id, { refusal: refused });
        // The chat or its means have changed elsewhere, and refetching shows it on this page too.
        if (status?.status === 'fail') dispatch(baseApi.util.invalidateTags([...listTags('Chat', [asstId]), 'Subscription']));
        return;
      }
      if (status?.status !== 'success') {
        const care = sentReply.care ?? status?.care;
        showHelpToast({ care });
        const isUncertain = isRepeated && refusedBeforeKey.has(status?.code);
        const failure = getFailureMessage(status, t, isUncertain);
        if (failure !== null) keep(id, { failure, isUncertain });
        return dispatchTurn({
          type: 'changed',
          id,
          changed: { state: 'failed', reply: isUncertain ? kept : reply, failure, isUncertain, care },
        });
      }
      keep(id, null);
      dispatchTurn({ type: 'changed', id, changed: { state: 'done', reply, outcome: status, failure: null } });
      onCredit({ questionsLeft: status.questions_left, balance: status.balance, secondsLeft: status.time_left_seconds });
      dispatch(baseApi.util.invalidateTags(['Balance', 'Subscription', listTag('Chat')]));
    },
    [dispatch, astrologer, bid, asstId, keep, onCredit, showHelpToast, t],
  );

  useEffect(() => {
    const restored = unanswered.filter((sent) => {
      if (sent.refusal) {
        setRefusal(sent.refusal);
        dispatchTurn({ type: 'refused', id: sent.id });
      } else if (stored === undefined || turns.some(({ id }) => id === sent.id)) return false;
      else if (!isAnswered(stored, sent.question, sent.after)) return true;
      keep(sent.id, null);
      return false;
    });
    if (restored.length > 0) dispatchTurn({ type: 'restored', sent: restored });
  }, [unanswered, stored, turns, keep]);

  const storedCount = stored?.length ?? null;
  const send = useCallback(
    (question: string, options: Pick<SentQuestion, 'meantOtherwise' | 'again'> = {}) =>
      void post({ id: createId(), key: createId(), question, after: storedCount, shown, ...options }),
    [post, storedCount, shown],
  );
  const resume = useCallback((turn: Turn) => void post(turn, turn.reply, true), [post]);
  // The same key if the server may have answered; a new key if it reported a failure. Who tries again no longer wants it stopped.
  const retry = useCallback(
    (turn: Turn) =>
      turn.failure === null || turn.isUncertain
        ? resume({ ...turn, stops: false })
        : void post({ ...turn, key: createId(), shown, stops: false }, turn.reply),
    [resume, post, shown],
  );
  const stopEarly = useCallback(
    ({ id }: Turn) => {
      const changed = { stops: true };
      keep(id, changed);
      dispatchTurn({ type: 'changed', id, changed });
    },
    [keep],
  );
  useResume(turns, resume);
  return { turns, streamedText, pending: turns.find(({ state }) => state === 'pending'), refusal, send, resume, retry, stopEarly };
}
