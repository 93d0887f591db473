import { siteRoutes, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { formatCount, formatPercent } from '@oracle-astra/shared/format';
import { Meter, Tag } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { PlanBox, PlanHeader } from '../../components/plan-box.styles';
import { copy } from '../../copy';
import { PlanDetails } from './plan-details';
import { PlanFeatures } from './plan-features';
import { getPlanUsage } from './plan-usage';

/** A subscription with its status, usage and dates. */
export function PlanPanel({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const { status, max_questions: max, remaining_questions: remaining } = subscription;
  const { used, percent } = getPlanUsage(max, remaining);
  const share = formatPercent(percent);
  return (
    <PlanBox>
      <PlanHeader>
        <h2>{copy.standardPlan}</h2>
        <Tag tone={status === 'active' ? 'good' : 'bad'}>{status}</Tag>
      </PlanHeader>
      {status === 'active' && (
        <div className="stack-2">
          <PlanHeader as="p" className="small">
            <span>
              {formatCount(used)} of {formatCount(max)} questions used
            </span>
            <span className="num">{share}</span>
          </PlanHeader>
          <Meter label="Questions used" value={Math.round(percent * 10) / 10} text={`${used} of ${max} questions used, ${share}`} />
        </div>
      )}
      <PlanDetails subscription={subscription} />
      <PlanFeatures />
      {status !== 'active' && (
        <div>
          <ButtonLink variant="primary" wide to={siteRoutes.subscription}>
            {copy.renewNow}
          </ButtonLink>
        </div>
      )}
    </PlanBox>
  );
}
