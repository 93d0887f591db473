import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { formatCount, formatDate } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { CopyId } from './copy-id';
import { dateIn } from './plan-use';

const day = (text: string | null) => (text === null ? '–' : formatDate(dateIn(text)));

/** The dates of a subscription and its id, line by line. */
export function PlanLedger({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const { subscription_id: id, start_date: start, end_date: end, last_payment_date: paid, days_remaining: days } = subscription;
  return (
    <DescriptionList
      rows={[
        { term: 'Start date', value: day(start) },
        { term: 'End date', value: day(end) },
        { term: 'Last payment', value: day(paid) },
        { term: 'Days remaining', value: formatCount(days) },
        ...(id === null ? [] : [{ term: 'Subscription id', value: <CopyId id={id} /> }]),
      ]}
    />
  );
}
