import { formatCount, formatRupees } from '@oracle-astra/shared/format';
import type { BalanceResponse } from '@oracle-astra/shared/contract';
import { DescriptionList } from '@oracle-astra/shared/ui';

type Balance = Extract<BalanceResponse, { status: 'success' }>;

/** The remaining questions, predictions and wallet money. */
export function BalanceDetails({ balance }: { balance: Balance }) {
  return (
    <DescriptionList
      rows={[
        { term: 'Oracle questions', value: formatCount(balance.oracle_questions) },
        { term: 'Astra questions', value: formatCount(balance.astra_questions) },
        { term: 'Daily predictions', value: formatCount(balance.daily_predictions) },
        { term: 'Weekly predictions', value: formatCount(balance.weekly_predictions) },
        { term: 'Monthly predictions', value: formatCount(balance.monthly_predictions) },
        { term: 'Yearly predictions', value: formatCount(balance.yearly_predictions) },
        { term: 'Wallet', value: formatRupees(Math.round(balance.wallet * 100), { paise: true }) },
      ]}
    />
  );
}
