import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetChartQuery, useGetSubscriptionStatusQuery, useListChatsQuery } from '@oracle-astra/shared/api';
import { astrologers, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { PageMeta } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { Conversation } from '../features/conversation/conversation';
import { PastChat } from '../features/conversation/past-chat';
import { AnswerChart } from '../features/kundli-chart/answer-chart';
import { ChatFrame, HistoryLink, SingleFrame } from './chat-frame';
import { ideasFor } from './chat-ideas';
import { NoChat } from './no-chat';

function metaOf(type: Astrologer | null, celebrity: boolean) {
  const about = celebrity ? 'a celebrity Kundli' : 'your birth chart';
  if (type === null) {
    return celebrity
      ? { title: 'Chats about a celebrity Kundli', description: 'Your chats with Oracle and Astra about the birth charts of well-known people: read them again, or begin another.' }
      : { title: 'Your chats with Oracle and Astra', description: 'All your chats with the AI astrologers Oracle and Astra: read the answers again, or go on with the chat that is running.' };
  }
  return {
    title: `Ask ${type} about ${about}`,
    description: `Chat with the AI astrologer ${type} about ${about}, in English or Hindi. Each answer says what in the chart it rests on.`,
  };
}

/** /chats and /chatsceleb: one chat, running or past, beside the others. */
export function Component() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [running, setRunning] = useState<string | null>(null);
  const celebrity = pathname.startsWith('/chatsceleb');
  const type = astrologers.find((name) => name === query.get('type')) ?? null;
  const bid = query.get('bid');
  const chat = query.get('chat');
  const title = type ? copy.chatWith(type) : copy.chatsHistory;
  const meta = <PageMeta {...metaOf(type, celebrity)} />;

  if (!isSignedIn) {
    return (
      <SingleFrame>
        {meta}
        <NoChat type={type} title={title} />
      </SingleFrame>
    );
  }
  return (
    <ChatFrame current={chat ?? running} running={running} onGone={() => void navigate(pathname)}>
      {meta}
      {chat !== null && <Past key={chat} asstId={chat} />}
      {chat === null && type !== null && bid !== null && (
        <Current key={`${celebrity} ${type} ${bid}`} type={type} bid={bid} celebrity={celebrity} onRunning={setRunning} />
      )}
      {chat === null && (type === null || bid === null) && <NoChat type={type} title={title} />}
    </ChatFrame>
  );
}

interface CurrentProps {
  type: Astrologer;
  bid: string;
  celebrity: boolean;
  onRunning: (asstId: string | null) => void;
}

function Current({ type, bid, celebrity, onRunning }: CurrentProps) {
  const { data } = useGetChartQuery(bid);
  const { data: plan } = useGetSubscriptionStatusQuery();
  return (
    <Conversation
      astrologer={type}
      bid={bid}
      celebrity={celebrity}
      subscribed={plan?.is_active === true && plan.remaining_questions > 0}
      ideas={ideasFor(type, data?.chart)}
      chart={(houses) => <AnswerChart bid={bid} houses={houses} />}
      historyLink={<HistoryLink />}
      addressOf={(name) => (celebrity ? siteRoutes.chatsCeleb({ type: name, bid }) : siteRoutes.chats({ type: name, bid }))}
      onRunning={onRunning}
    />
  );
}

function Past({ asstId }: { asstId: string }) {
  const { data } = useListChatsQuery();
  const summary = data?.chats.find(({ asst_id }) => asst_id === asstId);
  const bid = summary?.bid;
  return (
    <PastChat
      astrologer={astrologers.find((name) => name === summary?.to_name) ?? null}
      asstId={asstId}
      chart={(houses) => bid && <AnswerChart bid={bid} houses={houses} />}
      historyLink={<HistoryLink />}
      addressOf={(name) => (bid === undefined ? siteRoutes.createKundli({ type: name }) : siteRoutes.chats({ type: name, bid }))}
    />
  );
}
