import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { HistoryDrawer } from './history-drawer';
import { drawerHash } from './history-link';
import { HistoryPanel } from './history-panel';
import { useKeyboardInset } from './use-keyboard-inset';

/** A chat without a history. It is the `chat` container of the container queries in the chat's styles. */
export const ChatContainer = styled.div.attrs({ className: 'night' })`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding-bottom: var(--keyboard, 0);
  container: chat / size;
`;

const Columns = styled(ChatContainer)`
  ${media.l} {
    grid-template-columns: 19rem minmax(0, 1fr);
  }
`;

interface ChatLayoutProps {
  history: ReactNode;
  children: ReactNode;
}

/** History and chat side by side, each scrolling by itself. On narrow windows the history is a drawer. */
export function ChatLayout({ history, children }: ChatLayoutProps) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const columns = useKeyboardInset<HTMLDivElement>();
  const isDrawerOpen = hash === drawerHash;
  const closeDrawer = useCallback(
    () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true }),
    [navigate, pathname, search],
  );
  return (
    <Columns ref={columns}>
      <HistoryPanel>{history}</HistoryPanel>
      {isDrawerOpen && <HistoryDrawer onClose={closeDrawer}>{history}</HistoryDrawer>}
      {children}
    </Columns>
  );
}
