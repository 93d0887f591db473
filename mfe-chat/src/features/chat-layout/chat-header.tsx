import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { useChat } from '../../components/chat-context';

/* Two compact rows if large text leaves little room on a phone. */
const Bar = styled.div`
  --tap: var(--tap-fit);
  border-bottom: 1px solid var(--night-rule);
  > div {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 3.5rem;
    padding-inline: var(--s-4) var(--s-2);
  }
  h1 {
    font-size: var(--t-l);
    line-height: 1.5rem;
    letter-spacing: 0;
  }
  .tiny {
    display: block;
    line-height: 1.125rem;
    white-space: nowrap;
  }
  @container chat (max-width: 20rem) {
    > div {
      flex-wrap: wrap;
      padding-block: var(--s-1);
      gap: 0 var(--s-2);
    }
    > div > svg {
      display: none;
    }
    .tiny {
      white-space: normal;
    }
  }
  ${media.m} {
    > div {
      gap: var(--s-3);
    }
  }
  ${media.l} {
    > div {
      padding-inline: var(--s-6);
    }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-left: auto;
`;

interface ChatHeaderProps {
  /** The line below the name. */
  description?: string;
  /** Actions at the end of the header. */
  children?: ReactNode;
}

export function ChatHeader({ description, children }: ChatHeaderProps) {
  const t = useTranslations();
  const { astrologer } = useChat();
  return (
    <Bar>
      <div>
        <AstrologerMark astrologer={astrologer} />
        <div>
          <h1>{astrologer}</h1>
          <span className="tiny mute">{description ?? t('chat.header.notHuman')}</span>
        </div>
        <Actions>{children}</Actions>
      </div>
    </Bar>
  );
}
