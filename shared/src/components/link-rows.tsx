import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AppLink, Icon } from '@oracle-astra/shared/ui';

const List = styled.ul`
  border-top: 1px solid var(--control);
  li {
    border-bottom: 1px solid var(--rule);
  }
`;

const Row = styled(AppLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--s-4);
  min-height: var(--s-12);
  padding-block: var(--s-2);
  overflow-wrap: anywhere;
  text-decoration: none;
  && {
    color: inherit;
  }
  &:hover b {
    text-decoration: underline;
  }
  svg {
    color: var(--ink-2);
  }
`;

const Label = styled.span`
  display: grid;
  b {
    font-weight: 500;
  }
`;

export interface LinkRow {
  to: string;
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string;
  /** A date or a few words in small letters below the label. */
  note?: ReactNode;
}

/** Links to pages in rows of full width. */
export function LinkRows({ links }: { links: readonly LinkRow[] }) {
  return (
    <List>
      {links.map(({ to, label, lang, note }) => (
        <li key={to}>
          <Row to={to}>
            <Label>
              <b lang={lang}>{label}</b>
              {note !== undefined && <span className="tiny mute">{note}</span>}
            </Label>
            <Icon name="right" size={20} />
          </Row>
        </li>
      ))}
    </List>
  );
}
