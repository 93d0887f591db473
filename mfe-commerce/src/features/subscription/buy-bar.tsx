import styled from 'styled-components';
import type { Plan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { ButtonLink, Container } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { useScrolledPast } from './use-scrolled-past';

const appearsAfter = 500;

const Bar = styled.div<{ $shown: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 4;
  border-top: 1px solid var(--night-rule);
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity var(--enter) var(--ease),
    visibility var(--enter);
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  min-height: min(4.5rem, 20vw);
  padding-block: var(--s-2);
  b {
    font: 500 var(--t-l) / var(--l-l) var(--serif);
    letter-spacing: 0.015em;
  }
`;

/** The featured plan's price at the foot of the window, once its card is out of sight; it leads back to the card. */
export function BuyBar({ plan }: { plan: Plan }) {
  const shown = useScrolledPast(appearsAfter);
  return (
    <Bar className="night" role="region" aria-label={copy.startSubscription} $shown={shown}>
      <Row>
        <span>
          <b>{formatRupees(plan.price * 100)}</b> <span className="small mute">per month</span>
        </span>
        <ButtonLink variant="primary" small to="#plans">
          {copy.startSubscription}
        </ButtonLink>
      </Row>
    </Bar>
  );
}
