import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Birth chart and D9: one of them on the screen, both on paper. */
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

/** A chart that paper always shows, with its name there; on the screen its choice says which one it is. */
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
