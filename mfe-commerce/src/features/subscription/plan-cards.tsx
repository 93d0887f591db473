import { freePredictions, freeQuestions, promotedFreeQuestions, questionPricePaise, type Plan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { PlanCard } from './plan-card';
import { PlanGrid } from './plan-cards.styles';
import { SubscribeButton } from './subscribe-button';
import type { Subscribing } from './use-subscribe';

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
export function PlanCards({ plans, subscribing }: { plans: readonly Plan[]; subscribing: Subscribing }) {
  const t = useTranslations();
  return (
    <PlanGrid id="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan}>
          <SubscribeButton price={plan.price} subscribing={subscribing} />
        </PlanCard>
      ))}
      <PlanCard plan={getFreePlan(t)}>
        <p className="small mute">{t('commerce.plans.afterFree', { price: formatRupees(questionPricePaise) })}</p>
      </PlanCard>
    </PlanGrid>
  );
}
