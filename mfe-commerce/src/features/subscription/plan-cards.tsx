import {
  freePredictions,
  freeQuestions,
  promotedFreeQuestions,
  questionPricePaise,
  siteRoutes,
  type Plan,
} from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { AppLink } from '@oracle-astra/shared/ui';
import { copy, paymentsClosed } from '../../copy';
import { PlanCard } from './plan-card';
import { PlanGrid } from './plan-cards.styles';

const predictions = Object.values(freePredictions).reduce((sum, count) => sum + count, 0);

const freePlan = {
  name: 'Free',
  price: 0,
  bullet_points: [
    `${promotedFreeQuestions} questions, ${freeQuestions.Oracle} with each astrologer`,
    `${predictions} predictions`,
    'Daily horoscope for every sign',
  ],
};

/** The plans on offer and the free plan. */
export function PlanCards({ plans, isSubscribed }: { plans: readonly Plan[]; isSubscribed: boolean }) {
  return (
    <PlanGrid id="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan}>
          {isSubscribed ? (
            <p className="small">
              {copy.alreadySubscribed}. <AppLink to={siteRoutes.myActivePlans}>{copy.myActivePlans}</AppLink>
            </p>
          ) : (
            <p className="small mute">
              {formatRupees(plan.price * 100)} a month until you cancel. {paymentsClosed}
            </p>
          )}
        </PlanCard>
      ))}
      <PlanCard plan={freePlan}>
        <p className="small mute">Every account has this. After it a question costs {formatRupees(questionPricePaise)}.</p>
      </PlanCard>
    </PlanGrid>
  );
}
