import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Container } from '@oracle-astra/shared/ui';

const SectionBox = styled.section`
  padding-block: var(--s-10);
  border-top: 1px solid var(--rule);
  &:first-child {
    border-top: 0;
  }
  ${media.l} {
    padding-block: var(--s-16);
  }
`;

const inMargin = css`
  ${media.l} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--s-12);
  }
`;

const SectionGrid = styled(Container)<{ $margin?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  ${({ $margin }) => $margin && inMargin}
`;

const SectionHead = styled.div<{ $margin?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  ${media.l} {
    ${({ $margin }) => $margin && 'display: grid; align-content: start; justify-items: start;'}
  }
`;

interface SectionProps {
  title: ReactNode;
  id?: string;
  /** From 1024 pixels on the title is in the left margin. */
  margin?: boolean;
  /** Beside the title: a link to the full list or the arrows of a carousel. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A ruled section of a page; its h2 is its accessible name. */
export function Section({ title, id, margin, actions, children }: SectionProps) {
  const heading = useId();
  return (
    <SectionBox id={id} aria-labelledby={heading}>
      <SectionGrid $margin={margin}>
        <SectionHead $margin={margin}>
          <h2 id={heading}>{title}</h2>
          {actions}
        </SectionHead>
        <div>{children}</div>
      </SectionGrid>
    </SectionBox>
  );
}
