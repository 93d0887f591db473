import { useEffect, useMemo, type ReactNode } from 'react';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { ChatContext } from '../../components/chat-context';
import type { Chat } from '../../components/chat-types';
import { ChatColumn, ThreadBox } from '../../components/chat.styles';
import { ChatEmptyState } from './chat-empty-state';
import { RunningChat } from './running-chat';
import { useChatSession } from './use-chat-session';

interface ChatSessionProps {
  astrologer: Astrologer;
  bid: string;
  isCelebrity: boolean;
  isSubscribed: boolean;
  renderChart: Chat['renderChart'];
  /** Called with the id of the running chat, and with null when none is running. */
  onRunningChange: (asstId: string | null) => void;
  header: ReactNode;
  /** Thread and composer, rendered when the chat has started. */
  children: ReactNode;
}

/** Starts a chat with an astrologer about one chart, and provides it to its header and children. */
export function ChatSession({
  astrologer,
  bid,
  isCelebrity,
  isSubscribed,
  renderChart,
  onRunningChange,
  header,
  children,
}: ChatSessionProps) {
  const t = useTranslations();
  const { session, start, ...controls } = useChatSession({ astrologer, bid, isCelebrity });

  const running = session.phase === 'running' ? session.asstId : null;
  useEffect(() => {
    onRunningChange(running);
    return () => onRunningChange(null);
  }, [running, onRunningChange]);

  const notStarted = useMemo((): Chat => ({ astrologer, items: [], renderChart }), [astrologer, renderChart]);
  if ('asstId' in session) {
    return (
      <RunningChat
        key={session.asstId}
        {...controls}
        {...session}
        astrologer={astrologer}
        bid={bid}
        isCelebrity={isCelebrity}
        isSubscribed={isSubscribed}
        renderChart={renderChart}
        restart={start}
      >
        {header}
        {children}
      </RunningChat>
    );
  }
  if (session.phase === 'failed' && session.isUnknownChart) {
    return <ChatEmptyState type={astrologer} title={t('chat.common.chatWith', { astrologer })} />;
  }
  return (
    <ChatContext value={notStarted}>
      <ChatColumn aria-label={t('chat.common.chatWith', { astrologer })}>
        {header}
        <ThreadBox>
          {session.phase === 'failed' ? (
            <ErrorState title={t('chat.session.notStarted')} message={session.message} onRetry={start} />
          ) : (
            <Loading label={t('chat.session.starting', { astrologer })}>
              <SkeletonText lines={3} />
            </Loading>
          )}
        </ThreadBox>
      </ChatColumn>
    </ChatContext>
  );
}
