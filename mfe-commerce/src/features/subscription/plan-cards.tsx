import { freePredictions, freeQuestions, promotedFreeQuestions, questionPricePaise, siteRoutes, type Plan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { AppLink } from '@oracle-astra/shared/ui';
import { copy, paymentsClosed } from '../../copy';
import { Cards } from './cards';
import { PlanCard } from './plan-card';

const predictions = Object.values(freePredictions).reduce((sum, count) => sum + count, 0);

const free = {
  name: 'Free',
  price: 0,
  bullet_points: [
    `${promotedFreeQuestions} questions, ${freeQuestions.Oracle} with each astrologer`,
    `${predictions} predictions`,
    'Daily horoscope for every sign',
  ],
};

/** The plans that can be taken, and what everybody has without one. */
export function PlanCards({ plans, active }: { plans: readonly Plan[]; active: boolean }) {
  return (
    <Cards id="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan}>
          {active ? (
            <p className="small">
              {copy.alreadySubscribed}. <AppLink to={siteRoutes.myActivePlans}>{copy.myActivePlans}</AppLink>
            </p>
          ) : (
            <p className="small mute">{formatRupees(plan.price * 100)} a month until you cancel. {paymentsClosed}</p>
          )}
        </PlanCard>
      ))}
      <PlanCard plan={free}>
        <p className="small mute">Every account has this. After it a question costs {formatRupees(questionPricePaise)}.</p>
      </PlanCard>
    </Cards>
  );
}
