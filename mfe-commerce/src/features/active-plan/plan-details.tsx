import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { formatCount, formatDate } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { CopyableId } from './copyable-id';
import { getDatePart } from './plan-usage';

const formatDay = (text: string | null) => (text === null ? '–' : formatDate(getDatePart(text)));

/** The dates and the id of a subscription. */
export function PlanDetails({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const { subscription_id: id, start_date: start, end_date: end, last_payment_date: paid, days_remaining: days } = subscription;
  return (
    <DescriptionList
      rows={[
        { term: 'Start date', value: formatDay(start) },
        { term: 'End date', value: formatDay(end) },
        { term: 'Last payment', value: formatDay(paid) },
        { term: 'Days remaining', value: formatCount(days) },
        ...(id === null ? [] : [{ term: 'Subscription id', value: <CopyableId id={id} /> }]),
      ]}
    />
  );
}
