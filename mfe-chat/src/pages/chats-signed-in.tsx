import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetChartQuery, useGetSubscriptionStatusQuery, useListChatsQuery } from '@oracle-astra/shared/api';
import { ForAdults } from '@oracle-astra/shared/minors';
import { astrologers, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useIsOnPage } from '@oracle-astra/shared/session';
import { lazyPart } from '../components/lazy-part';
import { CreditBadge } from '../features/chat-credit/credit-badge';
import { OutOfCredit } from '../features/chat-credit/out-of-credit';
import { QuestionCost } from '../features/chat-credit/question-cost';
import { ChatHistory } from '../features/chat-history/chat-history';
import { ChatHeader } from '../features/chat-layout/chat-header';
import { ChatLayout } from '../features/chat-layout/chat-layout';
import { HistoryLink } from '../features/chat-layout/history-link';
import { ChatEmptyState } from '../features/chat-session/chat-empty-state';
import { ChatEnded } from '../features/chat-session/chat-ended';
import { ChatSession } from '../features/chat-session/chat-session';
import { PastChat } from '../features/chat-session/past-chat';
import { StopChatButton } from '../features/chat-session/stop-chat-button';
import { Composer } from '../features/composer/composer';
import { getCelebrityQuestions, getSuggestedQuestions } from '../features/composer/get-suggested-questions';
import { ChartRail } from '../features/kundli-chart/chart-rail';
import { MessageThread } from '../features/message-thread/message-thread';

const AnswerChart = lazyPart(
  async () => (await import(/* webpackChunkName: "chat-charts" */ '../features/kundli-chart/figure/answer-chart')).AnswerChart,
);

interface SignedInChatsProps {
  /** The astrologer in the address. */
  type: Astrologer | null;
  title: string;
}

/** A running or past chat, beside the history. */
export function SignedInChats({ type, title }: SignedInChatsProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const [running, setRunning] = useState<string | null>(null);
  const isCelebrity = pathname.toLowerCase().startsWith('/chatsceleb');
  const bid = query.get('bid') || null;
  const past = query.get('chat') || null;
  const current = past ?? running;
  const isOpen = past !== null || (type !== null && bid !== null);
  const handleDeleted = (asstId: string) => {
    if (asstId === current && isOnPage()) void navigate(pathname);
  };
  return (
    <ChatLayout showsHistory={!isOpen} history={<ChatHistory current={current} running={running} onDeleted={handleDeleted} />}>
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
      {!isOpen && <ChatEmptyState type={type} title={title} />}
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
  const t = useTranslations();
  const { currentData: data } = useGetChartQuery(bid);
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
        <ChatHeader description={isCelebrity ? t('chat.header.onCelebrity') : undefined}>
          <CreditBadge />
          <HistoryLink />
          <StopChatButton />
        </ChatHeader>
      }
    >
      <MessageThread>
        <ChatEnded
          bid={bid}
          getChatUrl={(name) => (isCelebrity ? siteRoutes.chatsCeleb({ type: name, bid }) : siteRoutes.chats({ type: name, bid }))}
        />
      </MessageThread>
      <Composer
        suggestions={isCelebrity ? getCelebrityQuestions(type, t) : getSuggestedQuestions(type, data?.chart, t)}
        outOfCredit={
          <ForAdults orWithConsent>
            <OutOfCredit bid={bid} />
          </ForAdults>
        }
      >
        <QuestionCost />
      </Composer>
      <ChartRail bid={bid} isCelebrity={isCelebrity} />
    </ChatSession>
  );
}

function PastChatPane({ asstId }: { asstId: string }) {
  const t = useTranslations();
  const { data } = useListChatsQuery();
  const summary = data?.chats.find(({ asst_id }) => asst_id === asstId);
  const bid = summary?.bid;
  const getUrl = summary?.celebrity ? siteRoutes.chatsCeleb : siteRoutes.chats;
  const renderChart = useCallback((houses: readonly number[]) => bid && <AnswerChart bid={bid} houses={houses} />, [bid]);
  return (
    <PastChat
      astrologer={astrologers.find((name) => name === summary?.to_name) ?? null}
      asstId={asstId}
      isCelebrity={summary?.celebrity === true}
      renderChart={renderChart}
      header={
        <ChatHeader description={summary?.celebrity ? t('chat.header.onCelebrity') : undefined}>
          <HistoryLink />
        </ChatHeader>
      }
    >
      <MessageThread>
        <ChatEnded
          bid={bid}
          getChatUrl={(name) => (bid === undefined ? siteRoutes.createKundli({ type: name }) : getUrl({ type: name, bid }))}
        />
      </MessageThread>
      {bid !== undefined && <ChartRail bid={bid} isCelebrity={summary?.celebrity === true} />}
    </PastChat>
  );
}
