import { useGetSubscriptionStatusQuery, useListPlansQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { EmptyState, ErrorState, Loading } from '@oracle-astra/shared/ui';
import { BuyBar } from './buy-bar';
import { PlanCards } from './plan-cards';
import { PlanCardsSkeleton } from './plan-cards-skeleton';

/** Whether the user has an active subscription. */
function useIsSubscribed(): boolean {
  const { isSignedIn } = useSession();
  const { data } = useGetSubscriptionStatusQuery(undefined, { skip: !isSignedIn });
  return isSignedIn && data?.is_active === true;
}

/** The plans, or their error, loading or empty state. */
export function Plans() {
  const t = useTranslations();
  const isSubscribed = useIsSubscribed();
  const { data, error, isFetching, refetch } = useListPlansQuery();
  if (data === undefined) {
    if (error !== undefined) return <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label={t('commerce.plans.loading')}>
        <PlanCardsSkeleton />
      </Loading>
    );
  }
  if (data.plans.length === 0) return <EmptyState art={<StateArt kind="empty" />} title={t('commerce.plans.empty')} />;
  return <PlanCards plans={data.plans} isSubscribed={isSubscribed} />;
}

/** The buy bar of the featured plan; nothing for subscribers. */
export function FeaturedPlanBar() {
  const isSubscribed = useIsSubscribed();
  const { data } = useListPlansQuery();
  const plan = data?.plans.find(({ featured }) => featured) ?? data?.plans[0];
  return plan === undefined || isSubscribed ? null : <BuyBar plan={plan} />;
}
