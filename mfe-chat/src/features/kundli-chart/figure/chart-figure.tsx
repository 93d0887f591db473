import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The birth chart and D9: one of them on the screen, both in print. */
export const PrintedSideBySide = styled.div`
  @media print {
    display: flex;
    gap: var(--s-6);
    > * {
      flex: 0 1 26rem;
    }
  }
`;

const Figure = styled.div<{ $isShown: boolean }>`
  > p {
    display: none;
  }
  @media screen {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  }
  @media print {
    > p {
      display: block;
    }
  }
`;

/** A chart that is always printed, with its name. On the screen the selected option names it. */
export function ChartFigure({ name, isShown, children }: { name: string; isShown: boolean; children: ReactNode }) {
  return (
    <Figure $isShown={isShown}>
      <p className="small" aria-hidden="true">
        {name}
      </p>
      {children}
    </Figure>
  );
}
