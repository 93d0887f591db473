import { useMemo, useRef, type ReactNode } from 'react';
import { useGetChatQuery } from '@oracle-astra/shared/api';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { useOnlineStatus } from '@oracle-astra/shared/hooks';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ChatContext, StreamedTextContext } from '../../components/chat-context';
import type { Chat, ComposerHandle } from '../../components/chat-types';
import { ChatColumn } from '../../components/chat.styles';
import { findEarlier } from './find-earlier';
import { hasCare, toThreadItems } from './thread-items';
import type { ChatControls, StartedSession } from './use-chat-session';
import { isReplyAwaited, pollMs } from './is-reply-awaited';
import { useAskOtherwise } from './use-ask-otherwise';
import { useEndedElsewhere } from './use-ended-elsewhere';
import { useStoredCredit } from './use-stored-credit';
import { isResumable } from './sending/use-resume';
import { useRetryOnline } from './use-retry-online';
import { useSendQuestion } from './sending/use-send-question';

interface RunningChatProps extends StartedSession, ChatControls {
  astrologer: Astrologer;
  bid: string;
  isCelebrity: boolean;
  isSubscribed: boolean;
  renderChart: Chat['renderChart'];
  restart: () => void;
  children: ReactNode;
}

/** Provides a started chat: its messages, the streaming reply, and the actions until it ends. */
// eslint-disable-next-line max-lines-per-function -- its markup in one place reads better than parts that each take all of its state
export function RunningChat({
  astrologer,
  bid,
  isCelebrity,
  asstId,
  greeting,
  phase,
  credit,
  showsHelplines,
  setCredit,
  isTimeOver,
  end,
  endTime,
  isSubscribed,
  renderChart,
  restart,
  children,
}: RunningChatProps) {
  const t = useTranslations();
  const query = useGetChatQuery(asstId, { refetchOnMountOrArgChange: true });
  const { currentData: data, isError, isFetching, refetch } = query;
  const stored = data?.chats;
  useEndedElsewhere(query, end);
  const isMissing = stored === undefined && isError;
  const isReloading = isMissing && isFetching;
  const { turns, streamedText, pending, refusal, send, resume, retry, stopEarly } = useSendQuestion({
    astrologer,
    bid,
    asstId,
    stored,
    shown: credit.questionsLeft <= 0 ? 'wallet' : isSubscribed ? 'subscription' : 'questions',
    onCredit: setCredit,
  });
  useStoredCredit(data?.credit, { isPending: pending !== undefined, refusal }, setCredit);
  useGetChatQuery(asstId, { pollingInterval: isReplyAwaited(stored, pending !== undefined) ? pollMs : 0 });
  const isOnline = useOnlineStatus();
  const composer = useRef<ComposerHandle>(null);
  const { dismissed, askOtherwise, sendQuestion } = useAskOtherwise(composer, send);

  useRetryOnline(isOnline, () => {
    void refetch();
    const broken = turns.find(isResumable);
    if (broken) resume(broken);
  });

  // Memoized without the streamed text, so that it does not change while a reply streams.
  const chat = useMemo((): Chat => {
    const answered = turns.findLast(({ state }) => state === 'done');
    const items = toThreadItems(greeting, stored ?? [], turns);
    return {
      astrologer,
      asstId,
      isCelebrity,
      renderChart,
      restart,
      items,
      ...(isMissing && { reload: { isBusy: isReloading, start: () => void refetch() } }),
      isCare: hasCare(items, dismissed) || (showsHelplines && dismissed.length === 0),
      startedAt: stored?.[0]?.chat_time,
      announcement: !pending && answered ? t('chat.reply.answered', { astrologer, reply: answered.reply }) : '',
      active:
        phase === 'ended'
          ? undefined
          : {
              asstId,
              draftKey: `question-${bid}-${astrologer}.1`,
              credit,
              isSubscribed,
              isOnline,
              isBlocked: pending !== undefined || !isOnline,
              writing: isOnline ? pending : undefined,
              isTimeOver: isTimeOver && !pending,
              refusal,
              composer,
              send: sendQuestion,
              findEarlier: (question) => findEarlier(items, question),
              retry,
              stopEarly,
              end,
              endTime,
              askOtherwise,
            },
    };
  }, [
    astrologer,
    isCelebrity,
    renderChart,
    restart,
    greeting,
    stored,
    isMissing,
    isReloading,
    refetch,
    turns,
    pending,
    phase,
    isTimeOver,
    asstId,
    bid,
    credit,
    isSubscribed,
    isOnline,
    refusal,
    dismissed,
    showsHelplines,
    sendQuestion,
    retry,
    stopEarly,
    end,
    endTime,
    askOtherwise,
    t,
  ]);

  return (
    <ChatContext value={chat}>
      <StreamedTextContext value={streamedText}>
        <ChatColumn aria-label={t('chat.common.chatWith', { astrologer })}>{children}</ChatColumn>
      </StreamedTextContext>
    </ChatContext>
  );
}
