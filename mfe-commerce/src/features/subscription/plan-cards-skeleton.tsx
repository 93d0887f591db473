import { Skeleton, SkeletonText } from '@oracle-astra/shared/ui';
import { PlanBox } from '../../components/plan-box.styles';
import { PlanGrid } from './plan-cards.styles';

/** The placeholder of the plan cards, about as high as they are. */
export function PlanCardsSkeleton() {
  return (
    <PlanGrid>
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
    </PlanGrid>
  );
}
