import styled, { keyframes } from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useChat, useStreamedText } from '../../components/chat-context';
import { MessageFooter } from './message-thread.styles';
import { ReplyFrame } from './reply-frame';

const pulse = keyframes`0%,60%,100%{opacity:.3}30%{opacity:1}`;

const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);
  min-height: var(--l-m);
  color: var(--gold);
  i {
    width: var(--s-2);
    height: var(--s-2);
    border-radius: var(--r-round);
    background: currentColor;
    animation: ${pulse} 1.2s infinite;
  }
  i:nth-child(2) {
    animation-delay: 0.15s;
  }
  i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      animation: none;
    }
  }
`;

/** The reply being streamed: dots until its first text arrives. */
export function StreamingReply() {
  const t = useTranslations();
  const { astrologer } = useChat();
  const text = useStreamedText();
  return (
    <ReplyFrame text={text} isStreaming isAnswer>
      {text === '' && (
        <Dots role="img" aria-label={t('chat.reply.thinking', { astrologer })}>
          <i />
          <i />
          <i />
        </Dots>
      )}
      <MessageFooter>
        <span>{t('chat.reply.writing', { astrologer })}</span>
      </MessageFooter>
    </ReplyFrame>
  );
}
