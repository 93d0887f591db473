import { useState } from 'react';
import styled from 'styled-components';
import { siteRoutes, subscriptionPlan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Section } from '@oracle-astra/shared/components';
import { ForAdults } from '@oracle-astra/shared/minors';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { Benefits } from '../features/subscription/benefits';
import { Bonus } from '../features/subscription/bonus';
import { FeaturedPlanBar, Plans } from '../features/subscription/plans';
import { PriceComparison } from '../features/subscription/price-comparison';
import { SubscriptionFaq } from '../features/subscription/subscription-faq';
import { SocialProof } from '../features/subscription/social-proof';
import { useSubscribe } from '../features/subscription/use-subscribe';
import type { SubscribeOutcome } from '../features/subscription/use-verify-subscription';
import { useLazyDialog } from '../components/use-lazy-dialog';

const Header = styled(Container)`
  padding-block: var(--s-8) var(--s-10);
  > div {
    max-width: 40rem;
  }
`;

const PlansContainer = styled(Container)`
  padding-block: var(--s-8) var(--s-10);
`;

const Rest = styled.div`
  border-top: 1px solid var(--rule);
`;

const { questionsPerMonth, pricePaise } = subscriptionPlan;

const loadDialog = () => import(/* webpackChunkName: "commerce-outcome-dialog" */ '../features/subscription/outcome-dialog');

/** /subscription */
export function Component() {
  const t = useTranslations();
  const { dialog, open, close } = useLazyDialog(loadDialog);
  const [outcome, setOutcome] = useState<SubscribeOutcome | null>(null);
  const subscribing = useSubscribe((ended) => {
    setOutcome(ended);
    void open();
  });
  const subscribe = () => {
    // Preloaded, because the dialog is needed after the payment, even offline.
    loadDialog().catch(() => undefined);
    return subscribing.subscribe();
  };
  return (
    <>
      <PageMeta
        title={t('commerce.subscription.title')}
        description={t('commerce.subscription.description', { count: questionsPerMonth, price: formatRupees(pricePaise) })}
        canonical={siteRoutes.subscription}
      />
      <div className="night">
        <Header>
          <div className="stack">
            <h1>{t('commerce.subscription.heading', { count: questionsPerMonth })}</h1>
            <p className="lead mute">{t('commerce.subscription.lead')}</p>
          </div>
        </Header>
      </div>
      <PlansContainer>
        <ForAdults orWithConsent isBegun={subscribing.openOrder !== undefined}>
          <Plans subscribing={{ ...subscribing, subscribe }} />
        </ForAdults>
      </PlansContainer>
      <Rest>
        <Section margin title={t('commerce.subscription.worth')}>
          <PriceComparison />
        </Section>
        <Section margin title={t('commerce.subscription.benefits')}>
          <Benefits />
        </Section>
        <Section margin title={t('commerce.subscription.trust')}>
          <SocialProof />
        </Section>
        <Bonus />
        <Section margin title={t('commerce.subscription.faq')}>
          <SubscriptionFaq />
        </Section>
      </Rest>
      <ForAdults quiet orWithConsent>
        <FeaturedPlanBar subscribing={{ ...subscribing, subscribe }} />
      </ForAdults>
      {dialog && outcome && <dialog.OutcomeDialog outcome={outcome} onClose={close} />}
    </>
  );
}
