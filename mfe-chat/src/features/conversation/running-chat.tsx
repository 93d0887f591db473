import { useMemo, useRef, type ReactNode } from 'react';
import { useGetChatQuery } from '@oracle-astra/shared/api';
import { siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useOnlineStatus } from '@oracle-astra/shared/hooks';
import { useDraft } from '@oracle-astra/shared/session';
import { AppLink } from '@oracle-astra/shared/ui';
import { ChatBar } from './chat-bar';
import { Composer } from './composer';
import { costLine, isOutOfMeans, type Tally } from './cost';
import { FollowUp } from './follow-up';
import { Column } from './look';
import { MeansLeft } from './means-left';
import { StopChat } from './stop-chat';
import { Thread } from './thread';
import { threadOf } from './thread-items';
import { useAsking } from './use-asking';
import { useRetryOnline } from './use-retry-online';

interface RunningChatProps {
  astrologer: Astrologer;
  about?: string;
  bid: string;
  asstId: string;
  greeting: string;
  tally: Tally;
  onTally: (tally: Tally) => void;
  ended: boolean;
  onEnd: () => void;
  onAgain: () => void;
  addressOf: (astrologer: Astrologer) => string;
  subscribed: boolean;
  ideas: readonly string[];
  chart: (houses: readonly number[]) => ReactNode;
  historyLink: ReactNode;
}

/** A started chat: what was said, what is being written, and the field for the next question until it ends. */
export function RunningChat({ astrologer, bid, asstId, greeting, tally, ended, ...rest }: RunningChatProps) {
  const { data, refetch } = useGetChatQuery(asstId, { refetchOnMountOrArgChange: true });
  const { turns, isPending, ask, askAgain } = useAsking({ astrologer, bid, asstId, stored: data?.chats, onTally: rest.onTally });
  const [draft, setDraft, forgetDraft] = useDraft(`question-${bid}-${astrologer}`);
  const online = useOnlineStatus();
  const field = useRef<HTMLTextAreaElement>(null);

  useRetryOnline(online, () => {
    void refetch();
    const last = turns.at(-1);
    if (last?.state === 'failed' && last.failure === null) askAgain(last);
  });

  const items = useMemo(() => threadOf(greeting, data?.chats ?? [], turns), [greeting, data, turns]);
  const answered = turns.findLast(({ state }) => state === 'done');
  const fill = (question: string) => {
    setDraft(question);
    field.current?.focus();
  };

  return (
    <Column aria-label={`Chat with ${astrologer}`}>
      <ChatBar astrologer={astrologer} about={rest.about}>
        {!ended && <MeansLeft tally={tally} subscribed={rest.subscribed} onTimeOver={rest.onEnd} />}
        {rest.historyLink}
        {!ended && <StopChat asstId={asstId} onStopped={rest.onEnd} />}
      </ChatBar>
      <Thread
        astrologer={astrologer}
        items={items}
        since={data?.chats[0]?.chat_time}
        chart={rest.chart}
        blocked={isPending || !online}
        onAskAgain={ended ? null : fill}
        onTryAgain={ended ? null : askAgain}
      >
        {ended && <FollowUp astrologer={astrologer} title="This chat has ended" addressOf={rest.addressOf} onAgain={rest.onAgain} />}
        <p className="sr" role="status">
          {!isPending && answered && `${astrologer} has answered. ${answered.reply}`}
        </p>
      </Thread>
      {!ended && (
        <Composer
          astrologer={astrologer}
          field={field}
          text={draft}
          onText={setDraft}
          ideas={rest.ideas}
          blocked={isPending || !online}
          onSend={(question) => {
            forgetDraft();
            ask(question);
          }}
        >
          {online ? costLine(tally, rest.subscribed) : 'You are offline. Your question is kept here until you are back.'}
          {online && isOutOfMeans(tally) && (
            <>
              {' '}
              <AppLink to={siteRoutes.recharges}>Recharge</AppLink>
            </>
          )}
        </Composer>
      )}
    </Column>
  );
}
