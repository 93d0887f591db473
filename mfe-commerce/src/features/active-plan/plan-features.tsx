import { useListPlansQuery } from '@oracle-astra/shared/api';
import { CheckList } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';

/** The features of the first plan. */
export function PlanFeatures() {
  const t = useTranslations();
  const { data, isLoading } = useListPlansQuery();
  const plan = data?.plans[0];
  if (plan !== undefined) return <CheckList items={plan.bullet_points} />;
  return isLoading ? null : <p className="small mute">{t('commerce.plans.empty')}</p>;
}
