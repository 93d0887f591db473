import { useGetSubscriptionStatusQuery, useListPlansQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { useSession } from '@oracle-astra/shared/session';
import { EmptyState, ErrorState, Loading } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { BuyBar } from './buy-bar';
import { PlanBones } from './plan-bones';
import { PlanCards } from './plan-cards';

/** Whether the person has a subscription that runs. */
function useIsActive(): boolean {
  const { isSignedIn } = useSession();
  const { data } = useGetSubscriptionStatusQuery(undefined, { skip: !isSignedIn });
  return isSignedIn && data?.is_active === true;
}

/** The plans in their four states. */
export function Plans() {
  const active = useIsActive();
  const { data, error, isFetching, refetch } = useListPlansQuery();
  if (data === undefined) {
    if (error !== undefined) return <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label="Loading the plans">
        <PlanBones />
      </Loading>
    );
  }
  if (data.plans.length === 0) return <EmptyState art={<StateArt kind="empty" />} title={copy.noActivePlans} />;
  return <PlanCards plans={data.plans} active={active} />;
}

/** The bar of the featured plan; not for who has a subscription already. */
export function FeaturedPlanBar() {
  const active = useIsActive();
  const { data } = useListPlansQuery();
  const plan = data?.plans.find(({ featured }) => featured) ?? data?.plans[0];
  return plan === undefined || active ? null : <BuyBar plan={plan} />;
}
