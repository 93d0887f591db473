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

const Panel = styled.aside`
  display: none;
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

/** The history beside the chat, on wide windows only. */
export function HistoryPanel({ children }: { children: ReactNode }) {
  const t = useTranslations();
  return (
    <Panel aria-label={t('chat.history.title')}>
      <HistoryHeading />
      {children}
    </Panel>
  );
}
