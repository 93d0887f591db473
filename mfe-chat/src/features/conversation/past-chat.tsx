import { useMemo, type ReactNode } from 'react';
import { useGetChatQuery } from '@oracle-astra/shared/api';
import { astrologers, type Astrologer } from '@oracle-astra/shared/contract';
import { EmptyState, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { ChatBar } from './chat-bar';
import { FollowUp } from './follow-up';
import { Column, ThreadBox } from './look';
import { Thread } from './thread';
import { threadOf } from './thread-items';

interface PastChatProps {
  /** Null while the list of chats does not say: then the messages do. */
  astrologer: Astrologer | null;
  asstId: string;
  chart: (houses: readonly number[]) => ReactNode;
  historyLink: ReactNode;
  addressOf: (astrologer: Astrologer) => string;
}

/** A chat of the past, to be read. */
export function PastChat({ astrologer: named, asstId, chart, historyLink, addressOf }: PastChatProps) {
  const { data, isError, isFetching, refetch } = useGetChatQuery(asstId);
  const items = useMemo(() => threadOf(null, data?.chats ?? [], []), [data]);
  const astrologer = named ?? astrologers.find((name) => data?.chats.some(({ from_name }) => from_name === name)) ?? 'Oracle';
  return (
    <Column aria-label={`Chat with ${astrologer}`}>
      <ChatBar astrologer={astrologer}>{historyLink}</ChatBar>
      {items.length > 0 ? (
        <Thread
          astrologer={astrologer}
          items={items}
          since={data?.chats[0]?.chat_time}
          chart={chart}
          blocked
          onAskAgain={null}
          onTryAgain={null}
        >
          <FollowUp astrologer={astrologer} title="This is a past chat" addressOf={addressOf} />
        </Thread>
      ) : (
        <ThreadBox>
          {data && <EmptyState title="Nothing was said in this chat" />}
          {!data && isError && <ErrorState title="This chat did not load" busy={isFetching} onRetry={() => void refetch()} />}
          {!data && !isError && (
            <Loading label="Loading the chat">
              <SkeletonText lines={6} />
            </Loading>
          )}
        </ThreadBox>
      )}
    </Column>
  );
}
