import { useListPlansQuery } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { EmptyState, ErrorState, Loading, StateArt } from '@oracle-astra/shared/ui';
import { BuyBar } from './buy-bar';
import { PlanCards } from './plan-cards';
import { PlanCardsSkeleton } from './plan-cards-skeleton';
import type { Subscribing } from './use-subscribe';
import { findFeaturedPlan } from './featured-plan';

/** The plans, or their error, loading or empty state. */
export function Plans({ subscribing }: { subscribing: Subscribing }) {
  const t = useTranslations();
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
  return <PlanCards plans={data.plans} subscribing={subscribing} />;
}

/** The buy bar of the featured plan. Renders nothing for subscribers. */
export function FeaturedPlanBar({ subscribing }: { subscribing: Subscribing }) {
  const { data } = useListPlansQuery();
  const plan = findFeaturedPlan(data?.plans);
  return plan === undefined || subscribing.isSubscribed ? null : <BuyBar plan={plan} subscribing={subscribing} />;
}
