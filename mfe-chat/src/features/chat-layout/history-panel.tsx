import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';

const HeadingRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding: var(--s-2) var(--s-2) var(--s-2) var(--s-4);
  border-bottom: 1px solid var(--night-rule);
  h2 {
    font-size: var(--t-l);
    line-height: var(--l-l);
  }
`;

const Panel = styled.aside<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};
  border-bottom: ${({ $shown }) => ($shown ? '1px solid var(--night-rule)' : '0')};
  ${media.l} {
    display: block;
    overflow: hidden auto;
    overscroll-behavior: contain;
    border-right: 1px solid var(--night-rule);
  }
`;

export function HistoryHeading({ children }: { children?: ReactNode }) {
  const t = useTranslations();
  return (
    <HeadingRow>
      <h2>{t('chat.history.title')}</h2>
      {children}
    </HeadingRow>
  );
}

interface HistoryPanelProps {
  /** Whether it is shown on narrow windows too. */
  shown: boolean;
  children: ReactNode;
}

/** The history beside the chat; on narrow windows only while no chat is open. */
export function HistoryPanel({ shown, children }: HistoryPanelProps) {
  const t = useTranslations();
  return (
    <Panel $shown={shown} aria-label={t('chat.history.title')}>
      <HistoryHeading />
      {children}
    </Panel>
  );
}
