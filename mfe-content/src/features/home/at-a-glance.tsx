import styled from 'styled-components';
import { siteRoutes, subscriptionPlan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { media } from '@oracle-astra/shared/theme';
import { StatList } from '@oracle-astra/shared/components';
import { ButtonLink, Container } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

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

const Price = styled.span`
  font: 500 var(--t-xl) / var(--l-xl) var(--serif);
  letter-spacing: 0.015em;
  .small {
    font-family: var(--sans);
    letter-spacing: 0;
  }
`;

const figures = [
  { term: 'predictions completed', value: copy.figures.predictions },
  { term: 'happy users', value: copy.figures.users },
  { term: 'total chats', value: copy.figures.chats },
];

/** Three key figures, and the subscription with its price. */
export function AtAGlance() {
  return (
    <Container as="section" aria-label="In figures">
      <StatList items={figures} />
      <Promo>
        <div className="stack-2">
          <h2>{subscriptionPlan.questionsPerMonth} questions a month</h2>
          <p className="small mute">
            For people who ask often. Daily, weekly and yearly rashifal are included. Cancel in the app whenever you like.
          </p>
        </div>
        <div className="row">
          <Price>
            {formatRupees(subscriptionPlan.pricePaise)} <span className="small mute">a month</span>
          </Price>
          <ButtonLink to={siteRoutes.subscription}>See the subscription</ButtonLink>
        </div>
      </Promo>
    </Container>
  );
}
