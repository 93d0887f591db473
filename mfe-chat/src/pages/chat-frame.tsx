import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { IconLink } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { ChatHistory } from '../features/chat-history/chat-history';
import { HistoryDrawer } from '../features/chat-history/history-drawer';
import { HistoryPanel } from '../features/chat-history/history-panel';
import { useKeyboardRoom } from '../features/conversation/use-keyboard-room';

/** The ground of a chat without a history beside it. Its parts know by the container how little room is left. */
export const SingleFrame = styled.div.attrs({ className: 'night' })`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding-bottom: var(--keyboard, 0);
  container: chat / size;
`;

const Frame = styled(SingleFrame)`
  ${media.l} {
    grid-template-columns: 19rem minmax(0, 1fr);
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

/** History on the left, conversation on the right, each scrolling by itself; on a phone the history is a drawer. */
export function ChatFrame({ current, running, onGone, children }: ChatFrameProps) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const frame = useKeyboardRoom<HTMLDivElement>();
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
    <Frame ref={frame}>
      <HistoryPanel>{history}</HistoryPanel>
      {isOpen && <HistoryDrawer onClose={close}>{history}</HistoryDrawer>}
      {children}
    </Frame>
  );
}
