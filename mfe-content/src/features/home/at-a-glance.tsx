import styled from 'styled-components';
import { siteRoutes, subscriptionPlan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { StatList } from '@oracle-astra/shared/components';
import { ButtonLink, Container, useSiteDetails } from '@oracle-astra/shared/ui';
import { getKeyFigures } from './figures';
import { SampleFigures } from './sample-figures';

const Promo = styled.div`
  display: grid;
  gap: var(--s-4);
  padding-block: var(--s-6);
  h2 {
    font-size: var(--t-l);
    line-height: var(--l-l);
  }
  ${media.m} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Figures = styled(Container)`
  padding-top: var(--s-4);
`;

const Price = styled.span`
  font: 500 var(--t-xl) / var(--l-xl) var(--serif);
  letter-spacing: 0.015em;
  .small {
    font-family: var(--sans);
    letter-spacing: 0;
  }
`;

/** Three key figures, and the subscription with its price. */
export function AtAGlance() {
  const t = useTranslations();
  const { figures } = useSiteDetails();
  return (
    <Figures as="section" aria-label={t('content.figures.short')}>
      {figures === null && <SampleFigures />}
      <StatList items={getKeyFigures(t, figures)} />
      <Promo>
        <div className="stack-2">
          <h2>{t('content.subscription.title', { count: subscriptionPlan.questionsPerMonth })}</h2>
          <p className="small mute">{t('content.subscription.text')}</p>
        </div>
        <div className="row">
          <Price>
            {t.rich('content.subscription.price', {
              price: formatRupees(subscriptionPlan.pricePaise),
              period: (content) => <span className="small mute">{content}</span>,
            })}
          </Price>
          <ButtonLink to={siteRoutes.subscription}>{t('content.subscription.see')}</ButtonLink>
        </div>
      </Promo>
    </Figures>
  );
}
