import { useListPlansQuery } from '@oracle-astra/shared/api';
import { CheckList } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';

export function PlanFeatures() {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useListPlansQuery();
  if (data === undefined) {
    if (isError) return <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label={t('commerce.plans.loading')}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  const [plan] = data.plans;
  return plan === undefined ? <p className="small mute">{t('commerce.plans.empty')}</p> : <CheckList items={plan.bullet_points} />;
}
