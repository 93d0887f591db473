import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

export type TagTone = 'gold' | 'good' | 'bad' | 'solid';

const tones = {
  gold: css`
    background: var(--gold-wash);
    border-color: transparent;
    color: var(--gold-ink);
  `,
  good: css`
    background: var(--good-wash);
    border-color: transparent;
    color: var(--good);
  `,
  bad: css`
    background: var(--bad-wash);
    border-color: transparent;
    color: var(--bad);
  `,
  solid: css`
    background: var(--solid);
    border-color: transparent;
    color: var(--on-solid);
  `,
};

const TagBox = styled.span<{ $tone?: TagTone }>`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--s-1);
  padding: 0 var(--s-2);
  border: 1px solid var(--rule);
  border-radius: var(--r-s);
  font-size: var(--t-xs);
  line-height: calc(var(--l-xs) + var(--s-1));
  color: var(--ink-2);
  background: var(--paper-raised);
  svg {
    width: var(--s-4);
    height: var(--s-4);
  }
  .night & {
    background: none;
    border-color: var(--control);
  }
  ${({ $tone }) =>
    $tone &&
    css`
      &&& {
        ${tones[$tone]}
      }
    `}
`;

/** A small badge for a status, a sign or a label. Its colour must not be the only carrier of a meaning. */
export function Tag({ tone, children }: { tone?: TagTone; children: ReactNode }) {
  return <TagBox $tone={tone}>{children}</TagBox>;
}
