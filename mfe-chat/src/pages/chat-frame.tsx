import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { IconLink } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { ChatHistory } from '../features/chat-history/chat-history';
import { HistoryDrawer } from '../features/chat-history/history-drawer';
import { HistoryPanel } from '../features/chat-history/history-panel';

const Frame = styled.div.attrs({ className: 'night' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(100dvh - 3.5rem);
  ${media.l} {
    grid-template-columns: 19rem minmax(0, 1fr);
    min-height: calc(100dvh - 4rem);
  }
`;

const NarrowOnly = styled.span`
  ${media.l} {
    display: none;
  }
`;

const drawerHash = '#history';

/** Opens the history where it is not in view. The address says so: back closes it. */
export function HistoryLink() {
  const { search } = useLocation();
  return (
    <NarrowOnly>
      <IconLink icon="history" label={copy.chatsHistory} to={{ search, hash: drawerHash }} preventScrollReset />
    </NarrowOnly>
  );
}

interface ChatFrameProps {
  current: string | null;
  running: string | null;
  /** The chat in view was deleted. */
  onGone: () => void;
  children: ReactNode;
}

/** History on the left, conversation on the right; on a phone the history is a drawer. */
export function ChatFrame({ current, running, onGone, children }: ChatFrameProps) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === drawerHash;
  const close = useCallback(
    () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true }),
    [navigate, pathname, search],
  );
  const history = (
    <ChatHistory
      current={current}
      running={running}
      onDeleted={(asstId) => {
        if (asstId === current) onGone();
      }}
    />
  );
  return (
    <Frame>
      <HistoryPanel>{history}</HistoryPanel>
      {isOpen && <HistoryDrawer onClose={close}>{history}</HistoryDrawer>}
      {children}
    </Frame>
  );
}
