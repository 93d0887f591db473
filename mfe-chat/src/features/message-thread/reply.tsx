import { useState } from 'react';
import { IconButton } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import type { ReplyDetails } from '../../components/chat-types';
import { getTextLang } from '../../components/get-text-lang';
import { AnswerSources } from './answer-sources';
import { MessageFooter } from './message-thread.styles';
import { replyCopy } from './reply-copy';
import { ReplyFrame } from './reply-frame';

interface ReplyProps {
  text: string;
  /** The question that it answers; null for the greeting. */
  question: string | null;
  details: ReplyDetails;
}

/** A complete reply with its sources and its charge. */
export function Reply({ text, question, details }: ReplyProps) {
  const { renderChart, active } = useChat();
  const [isCopied, setCopied] = useState(false);
  const labels = replyCopy[getTextLang(text)];
  const { charged, left, balance, grounds, houses = [] } = details;
  const handleCopy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <ReplyFrame text={text}>
      {grounds && grounds.length > 0 && <AnswerSources summary={labels.sources} grounds={grounds} chart={renderChart(houses)} />}
      {question !== null && (
        <MessageFooter>
          <span>{charged && labels.formatCharge(charged, left, balance)}</span>
          <span>
            <IconButton
              icon={isCopied ? 'check' : 'copy'}
              size={20}
              label={isCopied ? labels.copied : labels.copy}
              onClick={() => void handleCopy()}
            />
            {active && (
              <IconButton icon="refresh" size={20} label={labels.askAgain} onClick={() => active.composer.current?.fill(question)} />
            )}
          </span>
        </MessageFooter>
      )}
    </ReplyFrame>
  );
}
