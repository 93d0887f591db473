import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

const three = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-bottom: 1px solid var(--rule);
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: var(--s-5) var(--s-3) var(--s-5) 0;
  }
  div + div {
    padding-left: var(--s-3);
    border-left: 1px solid var(--rule);
  }
  dt {
    font-size: var(--t-xs);
    line-height: var(--l-xs);
  }
  /* With large text the figures are below one another. */
  @container stats (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
    div {
      padding-block: var(--s-3);
    }
    div + div {
      padding-left: 0;
      border-top: 1px solid var(--rule);
      border-left: 0;
    }
  }
`;

const Box = styled.div`
  container: stats / inline-size;
`;

const ruled = css<{ $count: number }>`
  div {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    align-items: baseline;
    padding: var(--s-2) 0;
    border-bottom: 1px solid var(--rule);
  }
  div:last-child {
    border-bottom: 0;
  }
  dt {
    font-size: var(--t-s);
    line-height: var(--l-s);
  }
  ${media.m} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    div {
      flex-direction: column-reverse;
      justify-content: flex-end;
      align-items: start;
      border-bottom: 0;
      padding: 0 var(--s-4) 0 0;
    }
    div + div {
      padding-left: var(--s-4);
      border-left: 1px solid var(--rule);
    }
  }
`;

const List = styled.dl<{ $count: number }>`
  display: grid;
  dt {
    color: var(--ink-2);
  }
  dd {
    font: 500 var(--t-xl) / var(--l-xl) var(--serif);
  }
  ${({ $count }) => ($count > 3 ? ruled : three)}
`;

export interface Stat {
  term: string;
  value: ReactNode;
}

/** Large figures with their labels: up to three in a row, more than three as ruled rows on a phone. */
export function StatList({ items }: { items: readonly Stat[] }) {
  return (
    <Box>
      <List $count={items.length}>
        {items.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Box>
  );
}
