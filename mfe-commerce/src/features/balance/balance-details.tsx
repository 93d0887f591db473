import { formatCount, formatRupees } from '@oracle-astra/shared/format';
import type { BalanceResponse } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';

type Balance = Extract<BalanceResponse, { status: 'success' }>;

/** The remaining questions, predictions and wallet money. */
export function BalanceDetails({ balance }: { balance: Balance }) {
  const t = useTranslations();
  return (
    <DescriptionList
      rows={[
        { term: t('commerce.balance.oracle'), value: formatCount(balance.oracle_questions) },
        { term: t('commerce.balance.astra'), value: formatCount(balance.astra_questions) },
        ...(balance.subscription_questions
          ? [{ term: t('commerce.balance.plan'), value: formatCount(balance.subscription_questions) }]
          : []),
        { term: t('commerce.balance.daily'), value: formatCount(balance.daily_predictions) },
        { term: t('commerce.balance.weekly'), value: formatCount(balance.weekly_predictions) },
        { term: t('commerce.balance.monthly'), value: formatCount(balance.monthly_predictions) },
        { term: t('commerce.balance.yearly'), value: formatCount(balance.yearly_predictions) },
        { term: t('commerce.balance.wallet'), value: formatRupees(Math.round(balance.wallet * 100), { paise: true }) },
      ]}
    />
  );
}
