import { useMemo, type ReactNode } from 'react';
import { useGetChatQuery } from '@oracle-astra/shared/api';
import { astrologers, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { EmptyState, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { ChatContext } from '../../components/chat-context';
import type { Chat } from '../../components/chat-types';
import { ChatColumn, ThreadBox } from '../../components/chat.styles';
import { hasCare, toThreadItems } from './thread-items';

interface PastChatProps {
  /** Null until the list of chats has loaded; until then the messages name the astrologer. */
  astrologer: Astrologer | null;
  asstId: string;
  isCelebrity: boolean;
  renderChart: Chat['renderChart'];
  header: ReactNode;
  /** The thread, rendered when there are messages. */
  children: ReactNode;
}

/** Provides a past chat, which is read-only. */
export function PastChat({ astrologer: known, asstId, isCelebrity, renderChart, header, children }: PastChatProps) {
  const t = useTranslations();
  const { currentData: data, isError, isFetching, refetch } = useGetChatQuery(asstId);
  const stored = data?.chats;
  const astrologer = known ?? astrologers.find((name) => stored?.some(({ from_name }) => from_name === name)) ?? 'Oracle';
  const chat = useMemo((): Chat => {
    const items = toThreadItems(null, stored ?? [], []);
    return { astrologer, asstId, isCelebrity, items, isCare: hasCare(items, []), startedAt: stored?.[0]?.chat_time, renderChart };
  }, [astrologer, asstId, isCelebrity, stored, renderChart]);
  return (
    <ChatContext value={chat}>
      <ChatColumn aria-label={t('chat.common.chatWith', { astrologer })}>
        {header}
        {chat.items.length > 0 ? (
          children
        ) : (
          <ThreadBox>
            {data && <EmptyState title={t('chat.session.pastEmpty')} />}
            {!data && isError && <ErrorState title={t('chat.session.pastNotLoaded')} busy={isFetching} onRetry={() => void refetch()} />}
            {!data && !isError && (
              <Loading label={t('chat.session.pastLoading')}>
                <SkeletonText lines={6} />
              </Loading>
            )}
          </ThreadBox>
        )}
      </ChatColumn>
    </ChatContext>
  );
}
