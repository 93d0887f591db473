import {
  freePredictions,
  freeQuestions,
  promotedFreeQuestions,
  questionPricePaise,
  siteRoutes,
  type Plan,
} from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';
import { PlanCard } from './plan-card';
import { PlanGrid } from './plan-cards.styles';

const predictions = Object.values(freePredictions).reduce((sum, count) => sum + count, 0);

const getFreePlan = (t: Translate) => ({
  name: t('commerce.plans.free'),
  price: 0,
  bullet_points: [
    t('commerce.plans.freeQuestions', { total: promotedFreeQuestions, each: freeQuestions.Oracle }),
    t('commerce.plans.freePredictions', { count: predictions }),
    t('commerce.plans.freeHoroscope'),
  ],
});

/** The plans on offer and the free plan. */
export function PlanCards({ plans, isSubscribed }: { plans: readonly Plan[]; isSubscribed: boolean }) {
  const t = useTranslations();
  return (
    <PlanGrid id="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan}>
          {isSubscribed ? (
            <p className="small">
              {t.rich('commerce.plans.alreadySubscribed', {
                link: (content) => <AppLink to={siteRoutes.myActivePlans}>{content}</AppLink>,
              })}
            </p>
          ) : (
            <p className="small mute">{t('commerce.plans.untilCancelled', { price: formatRupees(plan.price * 100) })}</p>
          )}
        </PlanCard>
      ))}
      <PlanCard plan={getFreePlan(t)}>
        <p className="small mute">{t('commerce.plans.afterFree', { price: formatRupees(questionPricePaise) })}</p>
      </PlanCard>
    </PlanGrid>
  );
}
