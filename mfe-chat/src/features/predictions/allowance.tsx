import { useGetBalanceQuery, useGetSubscriptionStatusQuery } from '@oracle-astra/shared/api';
import { periods, siteRoutes } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { periodLabels } from '@oracle-astra/shared/terms';
import { AppLink, DescriptionList, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { SideHeading } from './side-heading';

/** How many predictions of each period are left. */
export function Allowance() {
  const t = useTranslations();
  const { data: balance, isError, isFetching, refetch } = useGetBalanceQuery();
  const { data: subscription } = useGetSubscriptionStatusQuery();
  return (
    <section className="stack-2" aria-labelledby="allowance">
      <SideHeading id="allowance">{t('chat.predictions.left')}</SideHeading>
      {!balance && isError && (
        <ErrorState title={t('chat.predictions.leftNotLoaded')} level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!balance && !isError && (
        <Loading label={t('chat.predictions.leftLoading')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {balance && subscription?.is_active && <p className="small">{t('chat.predictions.unlimited')}</p>}
      {balance && !subscription?.is_active && (
        <>
          <DescriptionList
            rows={periods.map((period) => ({ term: t(periodLabels[period]), value: formatCount(balance[`${period}_predictions`]) }))}
          />
          <p className="tiny mute">
            {t.rich('chat.predictions.leftNote', { plan: (text) => <AppLink to={siteRoutes.subscription}>{text}</AppLink> })}
          </p>
        </>
      )}
    </section>
  );
}
