import { useMemo, useRef, type ReactNode } from 'react';
import { useGetChatQuery } from '@oracle-astra/shared/api';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { useOnlineStatus } from '@oracle-astra/shared/hooks';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ChatContext, StreamedTextContext } from '../../components/chat-context';
import type { Chat, ComposerHandle } from '../../components/chat-types';
import { ChatColumn } from '../../components/chat.styles';
import { toThreadItems } from './thread-items';
import type { ChatControls, StartedSession } from './use-chat-session';
import { useRetryOnline } from './use-retry-online';
import { useSendQuestion } from './use-send-question';

interface RunningChatProps extends StartedSession, ChatControls {
  astrologer: Astrologer;
  bid: string;
  isSubscribed: boolean;
  renderChart: Chat['renderChart'];
  restart: () => void;
  children: ReactNode;
}

/** Provides a started chat: its messages, the reply being streamed, and what can be done until it ends. */
// eslint-disable-next-line max-lines-per-function -- its markup in one place reads better than parts that each take all of its state
export function RunningChat({
  astrologer,
  bid,
  asstId,
  greeting,
  phase,
  credit,
  setCredit,
  end,
  isSubscribed,
  renderChart,
  restart,
  children,
}: RunningChatProps) {
  const t = useTranslations();
  const { data, refetch } = useGetChatQuery(asstId, { refetchOnMountOrArgChange: true });
  const stored = data?.chats;
  const { turns, streamedText, isPending, send, retry } = useSendQuestion({ astrologer, bid, asstId, stored, onCredit: setCredit });
  const isOnline = useOnlineStatus();
  const composer = useRef<ComposerHandle>(null);

  useRetryOnline(isOnline, () => {
    void refetch();
    const last = turns.at(-1);
    if (last?.state === 'failed' && last.failure === null) retry(last);
  });

  // Stable while a reply streams: its text is not part of the chat.
  const chat = useMemo((): Chat => {
    const answered = turns.findLast(({ state }) => state === 'done');
    return {
      astrologer,
      renderChart,
      restart,
      items: toThreadItems(greeting, stored ?? [], turns),
      startedAt: stored?.[0]?.chat_time,
      announcement: !isPending && answered ? t('chat.reply.answered', { astrologer, reply: answered.reply }) : '',
      active:
        phase === 'ended'
          ? undefined
          : {
              asstId,
              draftKey: `question-${bid}-${astrologer}`,
              credit,
              isSubscribed,
              isOnline,
              isBlocked: isPending || !isOnline,
              composer,
              send,
              retry,
              end,
            },
    };
  }, [
    astrologer,
    renderChart,
    restart,
    greeting,
    stored,
    turns,
    isPending,
    phase,
    asstId,
    bid,
    credit,
    isSubscribed,
    isOnline,
    send,
    retry,
    end,
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
