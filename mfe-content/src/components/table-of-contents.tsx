import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Icon } from '@oracle-astra/shared/ui';
import { useActiveSection } from './use-active-section';

const Nav = styled.nav`
  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    padding: var(--s-1) 0 var(--s-1) var(--s-3);
    border-left: 1px solid var(--rule);
    color: var(--ink-2);
    text-decoration: none;
    font-size: var(--t-s);
    line-height: 1.375rem;
  }
  a:hover {
    color: var(--ink);
    border-color: var(--ink-2);
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 2px 0 var(--link);
  }
  ${media.l} {
    position: sticky;
    top: 5.5rem;
    align-self: start;
    a {
      min-height: 2.25rem;
    }
  }
`;

const Collapsible = styled.details`
  border-block: 1px solid var(--rule);
  &[open] {
    padding-bottom: var(--s-3);
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: var(--s-12);
    cursor: pointer;
    list-style: none;
    font: 600 var(--t-s) / var(--l-s) var(--sans);
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform var(--quick);
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  ${media.l} {
    display: none;
  }
`;

const Expanded = styled.div`
  display: none;
  ${media.l} {
    display: grid;
    gap: var(--s-3);
  }
`;

export interface ContentsEntry {
  id: string;
  text: string;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
}

/** Links to the sections of a long text: collapsible above it on small screens, sticky beside it on large ones. */
export function TableOfContents({ title, label, entries }: { title: string; label: string; entries: readonly ContentsEntry[] }) {
  const current = useActiveSection(entries.map(({ id }) => id));
  const list = (
    <ul>
      {entries.map(({ id, text, lang }) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Nav aria-label={label}>
      <Collapsible>
        <summary>
          {title}
          <Icon name="down" size={20} />
        </summary>
        {list}
      </Collapsible>
      <Expanded>
        <p className="small">
          <b>{title}</b>
        </p>
        {list}
      </Expanded>
    </Nav>
  );
}
