import { siteRoutes, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { formatPercent, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Meter, Tag } from '@oracle-astra/shared/components';
import { ButtonLink, Callout } from '@oracle-astra/shared/ui';
import { PlanBox, PlanHeader } from '../../components/plan-box.styles';
import { CancelPlan } from './cancel-plan';
import { PlanDetails } from './plan-details';
import { PlanFeatures } from './plan-features';
import { getPlanUsage } from './plan-usage';
import { StopCharges } from './stop-charges';

/** A subscription with its status, usage and dates. */
export function PlanPanel({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const t = useTranslations();
  const { status, is_active: isActive, message, max_questions: max, remaining_questions: remaining } = subscription;
  const { used, percent } = getPlanUsage(max, remaining);
  const share = formatPercent(percent);
  // The server may have its message in English only.
  const said = message !== undefined && getTextLang(message) === t.locale ? message : undefined;
  const note = status === 'grace' ? (said ?? t('commerce.activePlan.grace')) : status === 'halted' ? said : undefined;
  const usage = t('commerce.activePlan.usage', { used, max });
  return (
    <PlanBox>
      <PlanHeader>
        <h2>{t('commerce.activePlan.planName')}</h2>
        <Tag tone={status === 'active' ? 'good' : 'bad'}>{t('commerce.activePlan.status', { status })}</Tag>
      </PlanHeader>
      {note !== undefined && <Callout tone="bad">{note}</Callout>}
      {isActive && (
        <div className="stack-2">
          <PlanHeader as="p" className="small">
            <span>{usage}</span>
            <span className="num">{share}</span>
          </PlanHeader>
          <Meter
            label={t('commerce.activePlan.usageLabel')}
            value={Math.round(percent * 10) / 10}
            text={t('commerce.activePlan.usageAndShare', { usage, share })}
          />
        </div>
      )}
      <PlanDetails subscription={subscription} />
      <PlanFeatures />
      {isActive ? (
        <CancelPlan subscription={subscription} />
      ) : (
        <div className="stack-2">
          {subscription.may_be_charged === true && <StopCharges />}
          <ButtonLink variant="primary" wide to={siteRoutes.subscription}>
            {t('commerce.activePlan.renew')}
          </ButtonLink>
        </div>
      )}
    </PlanBox>
  );
}
