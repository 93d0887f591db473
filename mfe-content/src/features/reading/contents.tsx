import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Icon } from '@oracle-astra/shared/ui';
import { usePartInView } from './use-part-in-view';

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

const Folded = styled.details`
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

const Open = styled.div`
  display: none;
  ${media.l} {
    display: grid;
    gap: var(--s-3);
  }
`;

export interface Part {
  id: string;
  text: string;
  /** Where it is not that of the page. */
  lang?: string;
}

/** The parts of a long text: folded above it on a phone, beside it on a desk. */
export function Contents({ title, label, parts }: { title: string; label: string; parts: readonly Part[] }) {
  const current = usePartInView(parts.map(({ id }) => id));
  const list = (
    <ul>
      {parts.map(({ id, text, lang }) => (
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
      <Folded>
        <summary>
          {title}
          <Icon name="down" size={20} />
        </summary>
        {list}
      </Folded>
      <Open>
        <p className="small">
          <b>{title}</b>
        </p>
        {list}
      </Open>
    </Nav>
  );
}
