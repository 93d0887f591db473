import { formatError, useGetSubscriptionStatusQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, EmptyState, ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { PlanPanel } from './plan-panel';

/** The user's subscription, or its error, loading or empty state. */
export function ActivePlan() {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useGetSubscriptionStatusQuery(undefined, { refetchOnMountOrArgChange: 30 });
  if (data === undefined) {
    if (error !== undefined)
      return (
        <ErrorState art={<StateArt kind="error" />} message={formatError(error, t)} busy={isFetching} onRetry={() => void refetch()} />
      );
    return (
      <Loading label={t('commerce.activePlan.loading')}>
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (data.has_subscription || data.is_active) return <PlanPanel subscription={data} />;
  // The server may have this message in English only.
  const isReadable = data.message !== undefined && getTextLang(data.message) === t.locale;
  return (
    <EmptyState
      art={<StateArt kind="empty" />}
      title={isReadable ? data.message : t('commerce.plans.empty')}
      action={
        <ButtonLink variant="primary" wide to={siteRoutes.subscription}>
          {t('commerce.activePlan.startNew')}
        </ButtonLink>
      }
    />
  );
}
