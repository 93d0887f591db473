import styled from 'styled-components';
import type { Plan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Container } from '@oracle-astra/shared/ui';
import { useScrolledPast } from './use-scrolled-past';
import type { Subscribing } from './use-subscribe';

const showAfterPixels = 500;

const Bar = styled.div<{ $isVisible: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 4;
  border-top: 1px solid var(--night-rule);
  opacity: ${({ $isVisible }) => ($isVisible ? 1 : 0)};
  visibility: ${({ $isVisible }) => ($isVisible ? 'visible' : 'hidden')};
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

/** A fixed bottom bar with the featured plan's price, shown once its card is scrolled out of view. */
export function BuyBar({ plan, subscribing }: { plan: Plan; subscribing: Subscribing }) {
  const { isBusy, prepare, subscribe } = subscribing;
  const t = useTranslations();
  const isVisible = useScrolledPast(showAfterPixels);
  return (
    <Bar className="night" role="region" aria-label={t('commerce.plans.startSubscription')} $isVisible={isVisible}>
      <Row>
        <span>
          <b>{formatRupees(plan.price * 100)}</b> <span className="small mute">{t('commerce.price.perMonth')}</span>
        </span>
        <Button variant="primary" small busy={isBusy} onTouchStart={prepare} onFocus={prepare} onClick={() => void subscribe()}>
          {t('commerce.plans.startSubscription')}
        </Button>
      </Row>
    </Bar>
  );
}
