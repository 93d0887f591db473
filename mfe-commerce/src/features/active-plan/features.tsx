import { useListPlansQuery } from '@oracle-astra/shared/api';
import { CheckList } from '@oracle-astra/shared/components';
import { copy } from '../../copy';

/** What the first plan brings. */
export function Features() {
  const { data, isLoading } = useListPlansQuery();
  const plan = data?.plans[0];
  if (plan !== undefined) return <CheckList items={plan.bullet_points} />;
  return isLoading ? null : <p className="small mute">{copy.noActivePlans}</p>;
}
