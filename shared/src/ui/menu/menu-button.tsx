import { useId, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../button/icon-button';
import type { IconName } from '../icon-paths';
import { MenuList, type MenuEntry } from './menu-list';
import { useMenu } from './use-menu';

const arrive = keyframes`from{opacity:0;transform:translateY(-8px)}`;

const Anchor = styled.div`
  position: relative;
  display: inline-block;
`;

const Drop = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: 6;
  width: max-content;
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - var(--s-8)));
  animation: ${arrive} var(--quick) var(--ease);
  > ul {
    max-height: 70vh;
  }
`;

interface MenuButtonProps {
  icon: IconName;
  size?: 16 | 20 | 24;
  label: string;
  /** The number on the badge of the button. */
  count?: number;
  entries: readonly MenuEntry[];
  /** Shown above the entries, or alone if there are none: a name, a skeleton or an empty state. */
  children?: ReactNode;
  onOpen?: () => void;
}

/**
 * A button that opens a menu of links and buttons. Arrow keys move in the menu; Escape, a
 * press outside and Tab out of it close it.
 */
export function MenuButton({ icon, size, label, count, entries, children, onOpen }: MenuButtonProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const list = useId();
  const { open, toggle, close, ...handlers } = useMenu(anchor, onOpen);
  return (
    <Anchor ref={anchor} {...handlers}>
      <IconButton icon={icon} size={size} label={label} count={count} aria-expanded={open} aria-controls={list} onClick={toggle} />
      <Drop id={list} hidden={!open}>
        {open && (
          <>
            {children}
            {entries.length > 0 && <MenuList entries={entries} onSelected={close} />}
          </>
        )}
      </Drop>
    </Anchor>
  );
}
