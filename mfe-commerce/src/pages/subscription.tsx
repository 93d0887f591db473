import styled from 'styled-components';
import { siteRoutes, subscriptionPlan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { Faq, Section } from '@oracle-astra/shared/components';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { faq } from '../copy';
import { Benefits } from '../features/subscription/benefits';
import { Bonus } from '../features/subscription/bonus';
import { FeaturedPlanBar, Plans } from '../features/subscription/plans';
import { PriceComparison } from '../features/subscription/price-comparison';
import { SocialProof } from '../features/subscription/social-proof';

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

/** /subscription */
export function Component() {
  return (
    <>
      <PageMeta
        title="Subscription: a month of AI astrology"
        description={`${questionsPerMonth} questions a month with the AI astrologers Oracle and Astra for ${formatRupees(pricePaise)}, and predictions without limit. Cancel anytime.`}
        canonical={siteRoutes.subscription}
      />
      <div className="night">
        <Header>
          <div className="stack">
            <h1>{questionsPerMonth} questions a month, for one price</h1>
            <p className="lead mute">For those who ask often. Who asks now and then pays less with single questions.</p>
          </div>
        </Header>
      </div>
      <PlansContainer>
        <Plans />
      </PlansContainer>
      <Rest>
        <Section margin title="What it is worth">
          <PriceComparison />
        </Section>
        <Section margin title="Why people love it">
          <Benefits />
        </Section>
        <Section margin title="Trusted by">
          <SocialProof />
        </Section>
        <Section margin title="With it, for the first 1000">
          <Bonus />
        </Section>
        <Section margin title="Before you decide">
          <Faq items={faq} />
        </Section>
      </Rest>
      <FeaturedPlanBar />
    </>
  );
}
