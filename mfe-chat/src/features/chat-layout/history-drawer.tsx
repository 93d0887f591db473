import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { IconButton } from '@oracle-astra/shared/ui';
import { HistoryHeading } from './history-panel';

const slideIn = keyframes`from{opacity:0;transform:translateX(calc(var(--s-2) * -1))}`;

const Drawer = styled.dialog`
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
  animation: ${slideIn} var(--sheet) var(--ease);
`;

interface HistoryDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** The history in a modal drawer on narrow windows. The dialog traps and restores the focus. */
export function HistoryDrawer({ onClose, children }: HistoryDrawerProps) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  // In a layout effect, because a dialog only restores the focus if it is closed before its element is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    // Wide windows show the history beside the chat, so the drawer is closed.
    if (window.matchMedia('(min-width: 1024px)').matches) onClose();
    else element?.showModal();
    return () => element?.close();
  }, [onClose]);
  const close = () => {
    // Only once, because a second press would go back one page further.
    if (!dialog.current?.open) return;
    dialog.current.close();
    onClose();
  };
  return (
    <Drawer
      ref={dialog}
      className="night"
      aria-label={t('chat.history.title')}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <HistoryHeading>
        <IconButton icon="close" label={t('chat.history.close')} onClick={close} />
      </HistoryHeading>
      {children}
    </Drawer>
  );
}
