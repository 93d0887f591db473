import { useSearchParams } from 'react-router-dom';
import { siteRoutes, type BalanceEntry } from '@oracle-astra/shared/contract';
import { formatDateTime, formatRupees, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations, type PlainMessageId, type Translate } from '@oracle-astra/shared/i18n';
import { SegmentedLinks } from '@oracle-astra/shared/components';
import { AppLink } from '@oracle-astra/shared/ui';
import { useCommerceListBalanceHistoryInfiniteQuery } from '../../api/balance';
import { LedgerList } from '../../components/ledger-list';
import { LedgerRow } from '../../components/ledger-rows.styles';
import { withParameter } from '../../components/with-parameter';

const filters: readonly { value: BalanceEntry['unit'] | null; label: PlainMessageId }[] = [
  { value: null, label: 'commerce.history.all' },
  { value: 'oracle_question', label: 'commerce.history.oracle' },
  { value: 'astra_question', label: 'commerce.history.astra' },
  { value: 'subscription_question', label: 'commerce.history.plan' },
  { value: 'wallet', label: 'commerce.history.wallet' },
];

/** The history of the balance with a description of each entry and the question of each charge. The filter is in the address. */
export function BalanceHistory() {
  const t = useTranslations();
  const [query] = useSearchParams();
  const unit = filters.find(({ value }) => value === query.get('unit'))?.value ?? null;
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useCommerceListBalanceHistoryInfiniteQuery(unit);
  return (
    <div className="stack">
      <SegmentedLinks
        label={t('commerce.history.filter')}
        links={filters.map(({ value, label }) => ({
          to: `${withParameter(query, 'unit', value)}#history`,
          label: t(label),
          current: value === unit,
        }))}
      />
      <LedgerList
        rows={currentData?.pages.flatMap(({ entries }) => entries)}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        empty={t('commerce.history.empty')}
      >
        {(entry) => <HistoryRow key={entry.entry_id} entry={entry} />}
      </LedgerList>
    </div>
  );
}

function HistoryRow({ entry }: { entry: BalanceEntry }) {
  const t = useTranslations();
  const { at, reason, question, mobile } = entry;
  return (
    <LedgerRow>
      <b>{t('commerce.history.reason', { reason, astrologer: question?.astrologer ?? '', known: question ? 'yes' : 'no' })}</b>
      <b>{formatAmount(entry, t)}</b>
      <span className="tiny mute">{[formatDateTime(at, t), ...(mobile === null ? [] : [mobile])].join(' · ')}</span>
      {question && (
        <AppLink lang={getTextLang(question.message)} to={siteRoutes.chats({ type: question.astrologer, chat: question.asst_id })}>
          {question.message}
        </AppLink>
      )}
    </LedgerRow>
  );
}

function formatAmount({ unit, amount }: BalanceEntry, t: Translate): string {
  const sign = amount < 0 ? '−' : '+';
  const size = Math.abs(amount);
  return unit === 'wallet' ? `${sign}${formatRupees(Math.round(size * 100))}` : t('commerce.history.amount', { unit, sign, count: size });
}
