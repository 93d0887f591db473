import styled from 'styled-components';
import { useListRechargesQuery } from '@oracle-astra/shared/api';
import { RetryLine } from '@oracle-astra/shared/components';
import { siteRoutes, subscriptionPlan, wheel } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { media } from '@oracle-astra/shared/theme';
import { ButtonLink, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { useCommerceGetUsageQuery } from '../../api/usage';
import { getPlanCheaperFrom } from './plan-comparison';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  padding-top: var(--s-6);
  border-top: 1px solid var(--rule);
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-10);
  }
`;

/** Alternatives to packs: the plan, with the number of questions from which it is cheaper, and the wheel. */
export function OtherWays({ hasDiscount }: { hasDiscount: boolean }) {
  const t = useTranslations();
  return (
    <Columns>
      <PlanHint />
      {!hasDiscount && (
        <section className="stack-2" aria-labelledby="wheel-hint">
          <h2 id="wheel-hint">{t('commerce.recharges.wheel')}</h2>
          <p className="small mute read">{t('commerce.recharges.wheelText', { most: wheel.segments })}</p>
          <div>
            <ButtonLink small to={siteRoutes.wheelOfFortune}>
              {t('commerce.recharges.spin')}
            </ButtonLink>
          </div>
        </section>
      )}
    </Columns>
  );
}

function PlanHint() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { data: packs } = useListRechargesQuery();
  const { currentData: usage, error, isFetching, refetch } = useCommerceGetUsageQuery(undefined, { skip: !isSignedIn });
  const cheaperFrom = usage?.plan_cheaper_from ?? getPlanCheaperFrom(packs?.recharges.flatMap(({ data }) => data) ?? []);
  return (
    <section className="stack-2" aria-labelledby="plan-hint">
      <h2 id="plan-hint">
        {t('commerce.recharges.plan', { count: subscriptionPlan.questionsPerMonth, price: formatRupees(subscriptionPlan.pricePaise) })}
      </h2>
      {cheaperFrom !== null && <p className="small mute read">{t('commerce.recharges.planCheaperFrom', { count: cheaperFrom })}</p>}
      {isSignedIn && !usage && error !== undefined && (
        <RetryLine message={t('commerce.recharges.askedFailed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {isSignedIn && !usage && error === undefined && (
        <Loading label={t('commerce.recharges.askedLoading')}>
          <SkeletonText lines={1} />
        </Loading>
      )}
      {usage && <p className="small read">{t('commerce.recharges.asked', { count: usage.asked_last_month })}</p>}
      <div>
        <ButtonLink small to={siteRoutes.subscription}>
          {t('commerce.recharges.seePlan')}
        </ButtonLink>
      </div>
    </section>
  );
}
