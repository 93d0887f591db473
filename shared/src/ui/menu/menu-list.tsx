import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AppLink } from '../app-link';
import { Icon } from '../icon';
import type { IconName } from '../icon-paths';

export interface MenuEntry {
  /** Unique in its menu. */
  id: string;
  label: ReactNode;
  icon?: IconName;
  /** An entry with an address is a link, otherwise a button. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Whether it is unread. */
  unread?: boolean;
}

const List = styled.ul.attrs({ className: 'paper' })`
  background: var(--paper-raised);
  border: 1px solid var(--rule);
  border-radius: var(--r-m);
  box-shadow: var(--lift);
  overflow: hidden auto;
  li + li {
    border-top: 1px solid var(--rule);
  }
  && :is(a, button) {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    width: 100%;
    min-height: var(--s-12);
    padding: var(--s-2) var(--s-4);
    border: 0;
    background: none;
    color: inherit;
    font-size: var(--t-s);
    line-height: var(--l-s);
    text-decoration: none;
    text-align: left;
    cursor: pointer;
  }
  && :is(a, button):hover {
    background: var(--paper-sunk);
  }
  :focus-visible {
    outline-color: var(--focus);
    outline-offset: -3px;
  }
  svg {
    width: var(--s-5);
    height: var(--s-5);
    color: var(--ink-2);
  }
  && .danger,
  .danger svg {
    color: var(--bad);
  }
  && .fresh {
    background: var(--saffron-wash);
  }
  .fresh::before {
    content: '';
    flex: none;
    width: var(--s-2);
    height: var(--s-2);
    border-radius: var(--r-round);
    background: var(--saffron-ink);
  }
`;

interface MenuListProps {
  entries: readonly MenuEntry[];
  /** Called after an entry was selected. */
  onSelected?: () => void;
}

const marks = ({ danger, unread }: MenuEntry) => (danger ? 'danger' : unread ? 'fresh' : undefined);

/** The entries of a menu: links and buttons. */
export function MenuList({ entries, onSelected }: MenuListProps) {
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} onTaken={onSelected} />
        </li>
      ))}
    </List>
  );
}

function Entry({ entry, onTaken }: { entry: MenuEntry; onTaken?: () => void }) {
  const handleSelect = () => {
    entry.onSelect?.();
    onTaken?.();
  };
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
    </>
  );
  if (entry.to === undefined) {
    return (
      <button type="button" className={marks(entry)} onClick={handleSelect}>
        {content}
      </button>
    );
  }
  return (
    <AppLink to={entry.to} className={marks(entry)} onClick={handleSelect}>
      {content}
    </AppLink>
  );
}
