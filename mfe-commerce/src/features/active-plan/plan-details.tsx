import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { formatCount, formatDate } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { CopyableId } from './copyable-id';
import { getDatePart } from './plan-usage';

const formatDay = (text: string | null, t: Translate) => (text === null ? '–' : formatDate(getDatePart(text), t));

/** The dates and the id of a subscription. */
export function PlanDetails({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const t = useTranslations();
  const { subscription_id: id, start_date: start, end_date: end, last_payment_date: paid, days_remaining: days } = subscription;
  return (
    <DescriptionList
      rows={[
        { term: t('commerce.activePlan.start'), value: formatDay(start, t) },
        { term: t('commerce.activePlan.end'), value: formatDay(end, t) },
        { term: t('commerce.activePlan.lastPayment'), value: formatDay(paid, t) },
        { term: t('commerce.activePlan.daysRemaining'), value: formatCount(days) },
        ...(id === null ? [] : [{ term: t('commerce.activePlan.id'), value: <CopyableId id={id} /> }]),
      ]}
    />
  );
}
