import { useEffect, type ReactNode } from 'react';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { ChatBar } from './chat-bar';
import { Column, ThreadBox } from './look';
import { RunningChat } from './running-chat';
import { useChatSession } from './use-chat-session';

interface ConversationProps {
  astrologer: Astrologer;
  bid: string;
  /** About a well-known person's chart. */
  celebrity: boolean;
  subscribed: boolean;
  /** Suggested questions. */
  ideas: readonly string[];
  /** The small chart with these houses marked. */
  chart: (houses: readonly number[]) => ReactNode;
  /** Opens the history where it is not in view. */
  historyLink: ReactNode;
  addressOf: (astrologer: Astrologer) => string;
  /** Told the id of the chat that runs, and null when none does any more. */
  onRunning: (asstId: string | null) => void;
}

/** A chat with an astrologer about one chart, from its start to its end. */
export function Conversation({ astrologer, bid, celebrity, onRunning, ...rest }: ConversationProps) {
  const { session, tally, setTally, start, end } = useChatSession({ astrologer, bid, celebrity });
  const about = celebrity ? 'AI, on a celebrity Kundli' : undefined;

  const running = session.phase === 'running' ? session.asstId : null;
  useEffect(() => {
    onRunning(running);
    return () => onRunning(null);
  }, [running, onRunning]);

  if ('asstId' in session) {
    return (
      <RunningChat
        key={session.asstId}
        {...rest}
        astrologer={astrologer}
        about={about}
        bid={bid}
        asstId={session.asstId}
        greeting={session.greeting}
        tally={tally}
        onTally={setTally}
        ended={session.phase === 'ended'}
        onEnd={end}
        onAgain={() => void start()}
      />
    );
  }
  return (
    <Column aria-label={`Chat with ${astrologer}`}>
      <ChatBar astrologer={astrologer} about={about}>
        {rest.historyLink}
      </ChatBar>
      <ThreadBox>
        {session.phase === 'failed' ? (
          <ErrorState title="The chat did not start" message={session.message} onRetry={() => void start()} />
        ) : (
          <Loading label={`Starting the chat with ${astrologer}`}>
            <SkeletonText lines={3} />
          </Loading>
        )}
      </ThreadBox>
    </Column>
  );
}
