import styled from 'styled-components';
import { Loading, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';

const Box = styled.div`
  display: grid;
  gap: var(--s-6);
  align-content: start;
  min-height: 100vh;
`;

/** The text to come, as long as the window, so that what follows is not seen to move. */
export function AboutBones() {
  return (
    <Loading label="Loading the text">
      <Box>
        {[1, 2, 3].map((section) => (
          <div key={section} className="stack">
            <Skeleton $kind="title" $width="third" />
            <SkeletonText lines={4} />
          </div>
        ))}
      </Box>
    </Loading>
  );
}
