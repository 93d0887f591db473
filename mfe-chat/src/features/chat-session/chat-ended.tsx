import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { astrologers, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, ButtonLink } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import { ContinueChatButton } from './continue-chat-button';

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  padding: var(--s-5) var(--s-4);
  border: 1px solid var(--night-rule);
  border-radius: var(--r-m);
`;

interface ChatEndedProps {
  /** The birth record of the chat; undefined if it was deleted. */
  bid: string | undefined;
  /** The address of a new chat about the same chart. */
  getChatUrl: (astrologer: Astrologer) => string;
}

/** Shown after a chat has ended; offers a new one about the same chart. */
export function ChatEnded({ bid, getChatUrl }: ChatEndedProps) {
  const t = useTranslations();
  const { astrologer, asstId, active, restart } = useChat();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasJustEnded = !active && restart !== undefined;
  useEffect(() => {
    // Otherwise the focus would be lost, because the button that ended the chat is removed.
    if (hasJustEnded) heading.current?.focus();
  }, [hasJustEnded]);
  if (active && !active.isTimeOver) return null;
  const title = restart ? t('chat.session.ended') : t('chat.session.past');
  return (
    <Box aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="lead">
        {title}
      </h2>
      <p className="small mute">{t('chat.session.endedDetails')}</p>
      <div className="row">
        {bid !== undefined && asstId !== undefined && !active && <ContinueChatButton asstId={asstId} bid={bid} />}
        {astrologers.map((name) =>
          name === astrologer && restart ? (
            // A button, because a link to the current address would not start another chat.
            <Button key={name} small onClick={restart}>
              {t('chat.common.chatWith', { astrologer: name })}
            </Button>
          ) : (
            <ButtonLink key={name} small to={getChatUrl(name)}>
              {t('chat.common.chatWith', { astrologer: name })}
            </ButtonLink>
          ),
        )}
      </div>
    </Box>
  );
}
