import { site } from '@oracle-astra/shared/contract';
import { Crumb, Loading, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';
import { words } from '../../copy';

/** A discussion to come. */
export function PostBones() {
  return (
    <div className="stack">
      <Crumb to={site.forum({ page: '1' })}>{words.forum}</Crumb>
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
    </div>
  );
}
