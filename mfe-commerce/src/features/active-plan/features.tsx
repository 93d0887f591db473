import { useListPlansQuery } from '@oracle-astra/shared/api';
import { copy } from '../../copy';
import { Ticks } from '../../parts/ticks';

/** What the first plan brings. */
export function Features() {
  const { data, isLoading } = useListPlansQuery();
  const plan = data?.plans[0];
  if (plan !== undefined) return <Ticks items={plan.bullet_points} />;
  return isLoading ? null : <p className="small mute">{copy.noActivePlans}</p>;
}
