import type { ReactNode, Ref } from 'react';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { useNow } from '@oracle-astra/shared/session';
import { momentOf } from '../../when';
import { FailedReply } from './failed-reply';
import { DayLine, Mine, ThreadBox, ThreadScroller } from './look';
import { Reply } from './reply';
import type { ThreadItem } from './thread-items';
import type { Turn } from './turns';
import { useFollow } from './use-follow';
import { langOf } from './words';
import { Writing } from './writing';

interface ItemContext {
  astrologer: Astrologer;
  /** The small chart with these houses marked. */
  chart: (houses: readonly number[]) => ReactNode;
  /** Nothing can be sent now. */
  blocked: boolean;
  /** Null where nothing can be asked any more. */
  onAskAgain: ((question: string) => void) | null;
  onTryAgain: ((turn: Turn) => void) | null;
}

interface ThreadProps extends ItemContext {
  items: readonly ThreadItem[];
  /** When it began, ISO 8601. */
  since?: string;
  children?: ReactNode;
}

/** The conversation as it went. */
export function Thread({ items, since, children, ...context }: ThreadProps) {
  const now = useNow();
  const questions = items.filter(({ kind }) => kind === 'mine');
  const { scroller, question } = useFollow(items, questions.length);
  return (
    <ThreadScroller ref={scroller} role="group" aria-label="Messages" tabIndex={0}>
      <ThreadBox>
        {since && <DayLine>{momentOf(since, now)}</DayLine>}
        {items.map((item) => (
          <Item key={item.id} item={item} questionRef={item === questions.at(-1) ? question : undefined} {...context} />
        ))}
        {children}
      </ThreadBox>
    </ThreadScroller>
  );
}

interface ItemProps extends ItemContext {
  item: ThreadItem;
  questionRef: Ref<HTMLParagraphElement> | undefined;
}

function Item({ item, questionRef, astrologer, chart, blocked, onAskAgain, onTryAgain }: ItemProps) {
  switch (item.kind) {
    case 'mine':
      return (
        <Mine ref={questionRef} lang={langOf(item.text)}>
          <span className="sr">You: </span>
          {item.text}
        </Mine>
      );
    case 'writing':
      return <Writing astrologer={astrologer} text={item.text} />;
    case 'failed':
      return <FailedReply astrologer={astrologer} turn={item.turn} blocked={blocked} onTryAgain={onTryAgain} />;
    case 'reply':
      return <Reply astrologer={astrologer} text={item.text} question={item.question} notes={item.notes} chart={chart} onAskAgain={onAskAgain} />;
  }
}
