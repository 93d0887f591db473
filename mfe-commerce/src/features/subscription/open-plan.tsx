import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { useCommerceDropSubscriptionMutation } from '../../api/subscriptions';
import { BegunPayment } from '../../components/begun-payment';
import type { Subscribing } from './use-subscribe';

interface OpenPlanProps {
  order: NonNullable<SubscriptionStatusResponse['open_order']>;
  subscribing: Subscribing;
}

/** A subscription order that is neither paid nor dropped. Loaded on demand, because it is rare. */
export function OpenPlan({ order, subscribing: { isBusy, subscribe } }: OpenPlanProps) {
  const t = useTranslations();
  const [dropPlan, { isLoading }] = useCommerceDropSubscriptionMutation();

  async function drop() {
    const { data, error } = await dropPlan(order.subscription_id);
    return error ? { error } : { isDropped: data.dropped };
  }

  return (
    <BegunPayment amount={order.amount} createdAt={order.created_at} drop={drop} isDropping={isLoading}>
      <Button variant="primary" busy={isBusy} onClick={() => void subscribe()}>
        {t('commerce.openPayment.finish')}
      </Button>
    </BegunPayment>
  );
}
