import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const slideIn = keyframes`from{opacity:0;transform:translateX(var(--s-2))}`;

const Sheet = styled.dialog`
  width: min(20rem, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  border: 0;
  border-left: 1px solid var(--night-rule);
  overflow: hidden auto;
  overscroll-behavior: contain;
  animation: ${slideIn} var(--sheet) var(--ease);
`;

const Content = styled.div`
  min-height: 100%;
  padding: var(--s-2) var(--s-2) var(--s-6);
`;

interface DrawerProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal at the side of the window, open while it is rendered. It traps and restores focus, and closes on Escape, the
 * phone's back gesture and a click on the backdrop.
 */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Sheet
      ref={sheet}
      className="night"
      aria-label={label}
      // `cancel` fires with the key press. `close` fires later, so a press of the menu button in between would be lost.
      onCancel={onClose}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Content>{children}</Content>
    </Sheet>
  );
}
