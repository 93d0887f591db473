import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { media } from '@oracle-astra/shared/theme';
import { BackLink } from '@oracle-astra/shared/components';
import { Loading, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';
import { words } from '../../copy';

// Where the narrow column stands below, it waits out of sight, so that nothing moves when the discussion comes.
const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
  min-height: 100dvh;
  ${media.l} {
    min-height: 0;
  }
`;

/** A discussion to come. */
export function PostBones() {
  return (
    <Room>
      <BackLink to={siteRoutes.forum({ page: '1' })}>{words.forum}</BackLink>
      <Loading label="Loading the discussion">
        <div className="stack">
          <Skeleton $kind="title" $width="most" />
          <Skeleton $kind="title" $width="half" />
          <div className="row">
            <Skeleton $kind="circle" />
            <Skeleton $width="short" />
          </div>
          <div className="row">
            <Skeleton $kind="tag" $width="tag" />
            <Skeleton $kind="tag" $width="tag" />
          </div>
          <SkeletonText lines={4} />
        </div>
      </Loading>
    </Room>
  );
}
