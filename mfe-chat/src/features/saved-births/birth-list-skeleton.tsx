import styled from 'styled-components';
import { Skeleton } from '@oracle-astra/shared/ui';

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--tap) minmax(0, 1fr);
  gap: var(--s-3);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
  > div {
    display: grid;
    gap: var(--s-2);
  }
`;

export function BirthListSkeleton() {
  return [0, 1].map((row) => (
    <Row key={row}>
      <Skeleton $kind="circle" />
      <div>
        <Skeleton $width="half" />
        <Skeleton $width="most" />
      </div>
    </Row>
  ));
}
