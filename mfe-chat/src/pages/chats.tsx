import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetChartQuery, useGetSubscriptionStatusQuery, useListChatsQuery } from '@oracle-astra/shared/api';
import { astrologers, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { PageMeta } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { CreditBadge } from '../features/chat-credit/credit-badge';
import { QuestionCost } from '../features/chat-credit/question-cost';
import { ChatHistory } from '../features/chat-history/chat-history';
import { ChatHeader } from '../features/chat-layout/chat-header';
import { ChatContainer, ChatLayout } from '../features/chat-layout/chat-layout';
import { HistoryLink } from '../features/chat-layout/history-link';
import { ChatEmptyState } from '../features/chat-session/chat-empty-state';
import { ChatEnded } from '../features/chat-session/chat-ended';
import { ChatSession } from '../features/chat-session/chat-session';
import { PastChat } from '../features/chat-session/past-chat';
import { StopChatButton } from '../features/chat-session/stop-chat-button';
import { Composer } from '../features/composer/composer';
import { getSuggestedQuestions } from '../features/composer/get-suggested-questions';
import { AnswerChart } from '../features/kundli-chart/answer-chart';
import { MessageThread } from '../features/message-thread/message-thread';

function getMeta(type: Astrologer | null, isCelebrity: boolean) {
  const about = isCelebrity ? 'a celebrity Kundli' : 'your birth chart';
  if (type === null) {
    return isCelebrity
      ? {
          title: 'Chats about a celebrity Kundli',
          description: 'Your chats with Oracle and Astra about the birth charts of well-known people: read them again, or begin another.',
        }
      : {
          title: 'Your chats with Oracle and Astra',
          description:
            'All your chats with the AI astrologers Oracle and Astra: read the answers again, or go on with the chat that is running.',
        };
  }
  return {
    title: `Ask ${type} about ${about}`,
    description: `Chat with the AI astrologer ${type} about ${about}, in English or Hindi. Each answer says what in the chart it rests on.`,
  };
}

/** /chats and /chatsceleb: one chat, running or past, beside the history. */
export function Component() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [running, setRunning] = useState<string | null>(null);
  const isCelebrity = pathname.startsWith('/chatsceleb');
  const type = astrologers.find((name) => name === query.get('type')) ?? null;
  const bid = query.get('bid');
  const past = query.get('chat');
  const current = past ?? running;
  const title = type ? copy.chatWith(type) : copy.chatsHistory;
  const meta = <PageMeta {...getMeta(type, isCelebrity)} />;

  if (!isSignedIn) {
    return (
      <ChatContainer>
        {meta}
        <ChatEmptyState type={type} title={title} />
      </ChatContainer>
    );
  }
  const handleDeleted = (asstId: string) => {
    if (asstId === current) void navigate(pathname);
  };
  return (
    <ChatLayout history={<ChatHistory current={current} running={running} onDeleted={handleDeleted} />}>
      {meta}
      {past !== null && <PastChatPane key={past} asstId={past} />}
      {past === null && type !== null && bid !== null && (
        <CurrentChatPane
          key={`${isCelebrity} ${type} ${bid}`}
          type={type}
          bid={bid}
          isCelebrity={isCelebrity}
          onRunningChange={setRunning}
        />
      )}
      {past === null && (type === null || bid === null) && <ChatEmptyState type={type} title={title} historyLink={<HistoryLink />} />}
    </ChatLayout>
  );
}

interface CurrentChatPaneProps {
  type: Astrologer;
  bid: string;
  isCelebrity: boolean;
  onRunningChange: (asstId: string | null) => void;
}

function CurrentChatPane({ type, bid, isCelebrity, onRunningChange }: CurrentChatPaneProps) {
  const { data } = useGetChartQuery(bid);
  const { data: plan } = useGetSubscriptionStatusQuery();
  const renderChart = useCallback((houses: readonly number[]) => <AnswerChart bid={bid} houses={houses} />, [bid]);
  return (
    <ChatSession
      astrologer={type}
      bid={bid}
      isCelebrity={isCelebrity}
      isSubscribed={plan?.is_active === true && plan.remaining_questions > 0}
      renderChart={renderChart}
      onRunningChange={onRunningChange}
      header={
        <ChatHeader description={isCelebrity ? 'AI, on a celebrity Kundli' : undefined}>
          <CreditBadge />
          <HistoryLink />
          <StopChatButton />
        </ChatHeader>
      }
    >
      <MessageThread>
        <ChatEnded
          getChatUrl={(name) => (isCelebrity ? siteRoutes.chatsCeleb({ type: name, bid }) : siteRoutes.chats({ type: name, bid }))}
        />
      </MessageThread>
      <Composer suggestions={getSuggestedQuestions(type, data?.chart)}>
        <QuestionCost />
      </Composer>
    </ChatSession>
  );
}

function PastChatPane({ asstId }: { asstId: string }) {
  const { data } = useListChatsQuery();
  const summary = data?.chats.find(({ asst_id }) => asst_id === asstId);
  const bid = summary?.bid;
  const renderChart = useCallback((houses: readonly number[]) => bid && <AnswerChart bid={bid} houses={houses} />, [bid]);
  return (
    <PastChat
      astrologer={astrologers.find((name) => name === summary?.to_name) ?? null}
      asstId={asstId}
      renderChart={renderChart}
      header={
        <ChatHeader>
          <HistoryLink />
        </ChatHeader>
      }
    >
      <MessageThread>
        <ChatEnded
          getChatUrl={(name) => (bid === undefined ? siteRoutes.createKundli({ type: name }) : siteRoutes.chats({ type: name, bid }))}
        />
      </MessageThread>
    </PastChat>
  );
}
