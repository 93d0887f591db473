import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { copy } from '../../copy';

const Head = styled.div`
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

const Side = styled.aside`
  display: none;
  ${media.l} {
    display: block;
    overflow: hidden auto;
    overscroll-behavior: contain;
    border-right: 1px solid var(--night-rule);
  }
`;

export function HistoryHead({ children }: { children?: ReactNode }) {
  return (
    <Head>
      <h2>{copy.chatsHistory}</h2>
      {children}
    </Head>
  );
}

/** The history beside the chat, where the window is wide enough. */
export function HistoryPanel({ children }: { children: ReactNode }) {
  return (
    <Side aria-label={copy.chatsHistory}>
      <HistoryHead />
      {children}
    </Side>
  );
}
