import styled from 'styled-components';
import { Loading, Skeleton } from '@oracle-astra/shared/ui';
import { PostBox, PostGrid, PostPlate } from './post-card';

const Words = styled.div`
  display: grid;
  gap: var(--s-3);
`;

/** Posts to come. */
export function PostBones({ count, spacious }: { count: number; spacious?: boolean }) {
  return (
    <Loading label="Loading the posts">
      <PostGrid $spacious={spacious}>
        {Array.from({ length: count }, (_, index) => (
          <PostBox key={index}>
            <PostPlate />
            <Words>
              <Skeleton $width="short" />
              <Skeleton $kind="title" $width="most" />
              <Skeleton $kind="title" $width="half" />
              <Skeleton $width="most" />
              <Skeleton $width="half" />
            </Words>
          </PostBox>
        ))}
      </PostGrid>
    </Loading>
  );
}
