import styled from 'styled-components';
import { Loading, Skeleton, SkeletonText, Container } from '@oracle-astra/shared/ui';

const Column = styled.div`
  display: grid;
  gap: var(--s-6);
  max-width: var(--read);
  align-content: start;
  min-height: 100vh;
  padding-block: var(--s-16);
`;

/** The placeholder of a post while it loads. */
export function PostPageSkeleton() {
  return (
    <Container>
      <Loading label="Loading the post">
        <Column>
          <Skeleton $kind="control" $width="most" />
          <Skeleton $width="short" />
          <Skeleton $kind="block" />
          <SkeletonText lines={4} />
          <SkeletonText lines={5} />
          <SkeletonText lines={5} />
        </Column>
      </Loading>
    </Container>
  );
}
