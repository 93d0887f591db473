import { memo, type ReactNode, type Ref } from 'react';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { ErrorState } from '@oracle-astra/shared/ui';
import { useChat, useStreamedText } from '../../components/chat-context';
import { formatChatDateTime } from '../../components/chat-dates';
import type { ThreadItem } from '../../components/chat-types';
import { ThreadBox } from '../../components/chat.styles';
import { FailedReply } from './failed-reply';
import { DateDivider, MessageRow, ThreadScroller, UserMessage } from './message-thread.styles';
import { Reply } from './reply';
import { StreamingReply } from './streaming-reply';
import { useScrollToQuestion } from './use-scroll-to-question';

/** Large enough for few visibility checks, and small enough that the layout of one row does not drop a frame on a slow phone. */
const rowLength = 8;
/** More rows than fit into the view. */
const rowsNearEnd = 4;

/** Counted from the beginning, so that a message stays in its row when the chat grows. */
const toRows = (items: readonly ThreadItem[]): ThreadItem[][] =>
  Array.from({ length: Math.ceil(items.length / rowLength) }, (_, row) => items.slice(row * rowLength, (row + 1) * rowLength));

/** The messages of the chat in order. The last question stays in view while its reply streams. */
export function MessageThread({ children }: { children?: ReactNode }) {
  const t = useTranslations();
  const { items, reload, startedAt, announcement } = useChat();
  const now = useNow();
  const questions = items.filter(({ kind }) => kind === 'question');
  const rows = toRows(items);
  const { scroller, question } = useScrollToQuestion(items, useStreamedText(), questions.length);
  return (
    <ThreadScroller ref={scroller} role="group" aria-label={t('chat.thread.label')} tabIndex={0}>
      <ThreadBox>
        {startedAt && <DateDivider>{formatChatDateTime(startedAt, now, t)}</DateDivider>}
        {rows.map((row, index) => (
          <MessageRow key={index} $isNearEnd={index >= rows.length - rowsNearEnd}>
            {row.map((item) => (
              <Message key={item.id} item={item} questionRef={item === questions.at(-1) ? question : undefined} />
            ))}
          </MessageRow>
        ))}
        {reload && <ErrorState title={t('chat.session.earlierNotLoaded')} busy={reload.isBusy} onRetry={reload.start} />}
        {children}
        {announcement !== undefined && (
          <p className="sr" role="status">
            {announcement}
          </p>
        )}
      </ThreadBox>
    </ThreadScroller>
  );
}

interface MessageProps {
  item: ThreadItem;
  questionRef: Ref<HTMLParagraphElement> | undefined;
}

// Memoized, because the thread renders in every frame while a reply streams.
const Message = memo(function Message({ item, questionRef }: MessageProps) {
  const t = useTranslations();
  switch (item.kind) {
    case 'question':
      return (
        <UserMessage ref={questionRef} lang={getTextLang(item.text)}>
          <span className="sr" lang={t.locale}>{`${t('chat.thread.you')} `}</span>
          {item.text}
        </UserMessage>
      );
    case 'streaming':
      return <StreamingReply />;
    case 'failed':
      return <FailedReply turn={item.turn} />;
    case 'reply':
      return <Reply id={item.id} text={item.text} question={item.question} details={item.details} />;
  }
});
