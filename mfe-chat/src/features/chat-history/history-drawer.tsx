import { useEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { HistoryHead } from './history-panel';

const arrive = keyframes`from{opacity:0;transform:translateX(calc(var(--s-2) * -1))}`;

const Frame = styled.dialog`
  width: calc(100% - var(--s-12));
  max-width: 24rem;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--night-rule);
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${arrive} var(--sheet) var(--ease);
`;

interface HistoryDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** The history on a phone, over the chat; it holds the focus and gives it back. */
export function HistoryDrawer({ onClose, children }: HistoryDrawerProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = frame.current;
    // A wide window shows the history beside the chat: there the address says nothing new.
    if (window.matchMedia('(min-width: 1024px)').matches) onClose();
    else element?.showModal();
    return () => element?.close();
  }, [onClose]);
  return (
    <Frame
      ref={frame}
      className="night"
      aria-label={copy.chatsHistory}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === frame.current) onClose();
      }}
    >
      <HistoryHead>
        <IconButton icon="close" label="Close the history" onClick={onClose} />
      </HistoryHead>
      {children}
    </Frame>
  );
}
