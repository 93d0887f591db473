import { useMemo, type ReactNode } from 'react';
import { isApiError, useGetChatQuery } from '@oracle-astra/shared/api';
import { astrologers, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, EmptyState, ErrorState, Loading, SkeletonText, StateArt, StatePanel } from '@oracle-astra/shared/ui';
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
  const { currentData: data, error, isFetching, refetch } = useGetChatQuery(asstId);
  const isGone = isApiError(error) && error.code === 'chat_not_found';
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
            {!data && isGone && (
              <StatePanel
                art={<StateArt kind="nothing-found" />}
                title={t('chat.session.pastGone')}
                action={
                  <ButtonLink small to={siteRoutes.chats()}>
                    {t('chat.history.title')}
                  </ButtonLink>
                }
              />
            )}
            {!data && error !== undefined && !isGone && (
              <ErrorState title={t('chat.session.pastNotLoaded')} busy={isFetching} onRetry={() => void refetch()} />
            )}
            {!data && error === undefined && (
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
