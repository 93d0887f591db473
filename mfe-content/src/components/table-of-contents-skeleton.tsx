import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Skeleton } from '@oracle-astra/shared/ui';

const Box = styled.div`
  display: grid;
  align-content: center;
  gap: var(--s-5);
  height: calc(var(--s-12) + 2px);
  border-block: 1px solid var(--rule);
  > :nth-child(n + 2) {
    display: none;
  }
  ${media.l} {
    align-content: start;
    height: auto;
    border: 0;
    > :nth-child(n + 2) {
      display: block;
    }
  }
`;

/** The placeholder of a table of contents. */
export function TableOfContentsSkeleton() {
  return (
    <Box aria-hidden="true">
      <Skeleton $width="third" />
      <Skeleton $width="half" />
      <Skeleton $width="half" />
      <Skeleton $width="half" />
    </Box>
  );
}
