import { siteRoutes, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { formatCount, formatPercent } from '@oracle-astra/shared/format';
import { Meter, Tag } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { PlanBox, PlanHead } from '../../parts/plan-look';
import { Features } from './features';
import { PlanLedger } from './plan-ledger';
import { planUse } from './plan-use';

/** A subscription as it stands. */
export function PlanPanel({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const { status, max_questions: max, remaining_questions: remaining } = subscription;
  const { used, percent } = planUse(max, remaining);
  const share = formatPercent(percent);
  return (
    <PlanBox>
      <PlanHead>
        <h2>{copy.standardPlan}</h2>
        <Tag tone={status === 'active' ? 'good' : 'bad'}>{status}</Tag>
      </PlanHead>
      {status === 'active' && (
        <div className="stack-2">
          <PlanHead as="p" className="small">
            <span>
              {formatCount(used)} of {formatCount(max)} questions used
            </span>
            <span className="num">{share}</span>
          </PlanHead>
          <Meter label="Questions used" value={Math.round(percent * 10) / 10} text={`${used} of ${max} questions used, ${share}`} />
        </div>
      )}
      <PlanLedger subscription={subscription} />
      <Features />
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
