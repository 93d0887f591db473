import { useListPlansQuery } from '@oracle-astra/shared/api';
import { CheckList } from '@oracle-astra/shared/components';
import { copy } from '../../copy';

/** The features of the first plan. */
export function PlanFeatures() {
  const { data, isLoading } = useListPlansQuery();
  const plan = data?.plans[0];
  if (plan !== undefined) return <CheckList items={plan.bullet_points} />;
  return isLoading ? null : <p className="small mute">{copy.noActivePlans}</p>;
}
