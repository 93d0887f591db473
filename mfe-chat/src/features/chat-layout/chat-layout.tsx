import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { ChatContainer } from './chat-container.styles';
import { HistoryDrawer } from './history-drawer';
import { drawerHash } from './history-link';
import { HistoryPanel } from './history-panel';
import { useKeyboardInset } from './use-keyboard-inset';

/* History and empty state scroll together as one page. */
const narrowScroll = css`
  grid-template-rows: auto auto;
  align-content: start;
  overflow: hidden auto;
`;

const Columns = styled(ChatContainer)<{ $scrolls: boolean }>`
  ${({ $scrolls }) => $scrolls && narrowScroll}
  ${media.l} {
    grid-template: minmax(0, 1fr) / 19rem minmax(0, 1fr);
    align-content: stretch;
  }
`;

interface ChatLayoutProps {
  /** Whether narrow windows show the history in the page, because no chat is open. */
  showsHistory: boolean;
  history: ReactNode;
  children: ReactNode;
}

/** History and chat side by side, each scrolling by itself. On narrow windows the history is a drawer. */
export function ChatLayout({ showsHistory, history, children }: ChatLayoutProps) {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const columns = useKeyboardInset<HTMLDivElement>();
  // The server does not know the hash, so the drawer opens after hydration.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const isDrawerOpen = isHydrated && hash === drawerHash;
  const closeDrawer = useCallback(
    // Goes back, because the link added a history entry; replacing it would leave two equal entries.
    () => void (key === 'default' ? navigate({ pathname, search }, { replace: true, preventScrollReset: true }) : navigate(-1)),
    [navigate, key, pathname, search],
  );
  return (
    <Columns ref={columns} $scrolls={showsHistory}>
      <HistoryPanel shown={showsHistory}>{history}</HistoryPanel>
      {isDrawerOpen && !showsHistory && <HistoryDrawer onClose={closeDrawer}>{history}</HistoryDrawer>}
      {children}
    </Columns>
  );
}
