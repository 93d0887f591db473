import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { AppLink } from '@oracle-astra/shared/ui';

const Box = styled.nav`
  display: inline-flex;
  flex-wrap: wrap;
  justify-self: start;
  max-width: 100%;
  border: 1px solid var(--control);
  border-radius: var(--r-m);
  background: var(--paper-raised);
  overflow: hidden;
  .night & {
    background: none;
  }
`;

const Choice = styled(AppLink)`
  display: grid;
  place-items: center;
  flex: 1 0 auto;
  min-height: var(--tap);
  min-width: 3.5rem;
  padding-inline: var(--s-3);
  font-size: var(--t-s);
  line-height: var(--l-s);
  text-decoration: none;
  white-space: nowrap;
  && {
    color: var(--ink);
  }
  & + & {
    border-left: 1px solid var(--rule);
  }
  ${media.s} {
    min-width: 4.5rem;
    padding-inline: var(--s-4);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &&[aria-current] {
    background: var(--selected);
    color: var(--on-selected);
    font-weight: 600;
  }
`;

export interface SegmentedLink {
  to: string;
  label: ReactNode;
  current: boolean;
  lang?: string;
}

/** Links that switch between views with their own addresses; `label` names the group. */
export function SegmentedLinks({ label, links }: { label: string; links: readonly SegmentedLink[] }) {
  return (
    <Box aria-label={label}>
      {links.map(({ to, label: text, current, lang }) => (
        <Choice key={to} to={to} lang={lang} className={lang === 'hi' ? 'switch' : undefined} aria-current={current ? 'page' : undefined}>
          {text}
        </Choice>
      ))}
    </Box>
  );
}
