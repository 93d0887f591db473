import { formatError, useGetSubscriptionStatusQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { ButtonLink, EmptyState, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { PlanPanel } from './plan-panel';

/** The user's subscription, or its error, loading or empty state. */
export function ActivePlan() {
  const { data, error, isFetching, refetch } = useGetSubscriptionStatusQuery(undefined, { refetchOnMountOrArgChange: 30 });
  if (data === undefined) {
    if (error !== undefined)
      return <ErrorState art={<StateArt kind="error" />} message={formatError(error)} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label="Loading your subscription">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (data.has_subscription || data.is_active) return <PlanPanel subscription={data} />;
  return (
    <EmptyState
      art={<StateArt kind="empty" />}
      title={data.message ?? copy.noActivePlans}
      action={
        <ButtonLink variant="primary" wide to={siteRoutes.subscription}>
          {copy.startNewPlan}
        </ButtonLink>
      }
    />
  );
}
