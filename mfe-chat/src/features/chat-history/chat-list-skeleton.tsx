import styled from 'styled-components';
import { Skeleton } from '@oracle-astra/shared/ui';

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--s-8) minmax(0, 1fr);
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-bottom: 1px solid var(--night-rule);
  > div {
    display: grid;
    gap: var(--s-2);
  }
`;

export function ChatListSkeleton() {
  return [0, 1, 2].map((row) => (
    <Row key={row}>
      <Skeleton $kind="circle" />
      <div>
        <Skeleton $width="most" />
        <Skeleton $width="third" />
      </div>
    </Row>
  ));
}
