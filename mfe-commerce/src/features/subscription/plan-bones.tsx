import { Skeleton, SkeletonText } from '@oracle-astra/shared/ui';
import { PlanBox } from '../../parts/plan-look';
import { Cards } from './cards';

/** The plans to come, as tall as they are. */
export function PlanBones() {
  return (
    <Cards>
      <PlanBox>
        <SkeletonText lines={1} />
        <Skeleton $kind="control" $width="half" />
        <SkeletonText lines={7} />
      </PlanBox>
      <PlanBox>
        <SkeletonText lines={1} />
        <Skeleton $kind="control" $width="third" />
        <SkeletonText lines={6} />
      </PlanBox>
    </Cards>
  );
}
