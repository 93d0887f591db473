import { useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { copyText } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { IconButton } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import type { ReplyDetails } from '../../components/chat-types';
import { toElementId } from '../../components/message-id';
import { AnswerFeedback } from './answer-feedback';
import { AnswerSources } from './answer-sources';
import { CareMessage } from './care-message';
import { formatCharge } from './format-charge';
import { MessageFooter } from './message-thread.styles';
import { ReplyFrame } from './reply-frame';

interface ReplyProps {
  id: string;
  text: string;
  /** The question that it answers; null for the greeting. */
  question: string | null;
  details: ReplyDetails;
}

/** A complete reply with its sources and its charge. */
export function Reply({ id, text, question, details }: ReplyProps) {
  const t = useTranslations();
  const { renderChart, asstId, active, isCare } = useChat();
  const dispatch = useAppDispatch();
  const [isCopied, setCopied] = useState(false);
  const { charged, left, balance, grounds, houses = [], care, mid, helped, stopped } = details;
  const handleCopy = async () => {
    const succeeded = await copyText(text);
    setCopied(succeeded);
    if (!succeeded) dispatch(toastShown('bad', t('chat.reply.copyFailed')));
  };
  if (care) return <CareMessage care={care} text={text} question={question} />;
  return (
    <ReplyFrame id={toElementId(id)} text={text} isAnswer={question !== null}>
      {!isCare && grounds && grounds.length > 0 && <AnswerSources grounds={grounds} renderChart={() => renderChart(houses)} />}
      {question !== null && (
        <MessageFooter>
          <span>
            {stopped && <span>{`${t('chat.reply.stopped')} `}</span>}
            {charged && !isCare && <span>{formatCharge(charged, { left, balance }, t)}</span>}
          </span>
          <span>
            {!isCare && asstId !== undefined && mid !== undefined && <AnswerFeedback asstId={asstId} mid={mid} helped={helped} />}
            <IconButton
              icon={isCopied ? 'check' : 'copy'}
              size={20}
              label={isCopied ? t('chat.reply.copied') : t('chat.reply.copy')}
              onClick={() => void handleCopy()}
            />
            {active && (
              <IconButton
                icon="refresh"
                size={20}
                label={t('chat.reply.askAgain')}
                onClick={() => active.composer.current?.fill(question)}
              />
            )}
          </span>
        </MessageFooter>
      )}
    </ReplyFrame>
  );
}
