import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { transactionKinds, type PaymentTransaction, type TransactionKind } from '@oracle-astra/shared/contract';
import { formatDateTime, formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { SegmentedLinks } from '@oracle-astra/shared/components';
import { AppLink } from '@oracle-astra/shared/ui';
import { useCommerceListTransactionsInfiniteQuery } from '../../api/transactions';
import { LedgerList } from '../../components/ledger-list';
import { LedgerRow } from '../../components/ledger-rows.styles';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { withParameter } from '../../components/with-parameter';

const loadReceipt = () => import(/* webpackChunkName: "commerce-receipt-dialog" */ './receipt-dialog');

/** Payments and refunds with their receipts. Filter and open receipt are in the address. */
export function Transactions() {
  const t = useTranslations();
  const [query] = useSearchParams();
  const kind = transactionKinds.find((name) => name === query.get('kind')) ?? null;
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useCommerceListTransactionsInfiniteQuery(kind);
  const toAddress = (name: TransactionKind | null) => `${withParameter(query, 'kind', name)}#payments`;
  return (
    <div className="stack">
      <SegmentedLinks
        label={t('commerce.transactions.filter')}
        links={[
          { to: toAddress(null), label: t('commerce.history.all'), current: kind === null },
          ...transactionKinds.map((name) => ({
            to: toAddress(name),
            label: t('commerce.transactions.filterKind', { kind: name }),
            current: kind === name,
          })),
        ]}
      />
      <LedgerList
        rows={currentData?.pages.flatMap(({ transactions }) => transactions)}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        empty={t('commerce.transactions.empty')}
      >
        {(transaction) => (
          <TransactionRow
            key={transaction.transaction_id}
            transaction={transaction}
            receiptUrl={withParameter(query, 'receipt', transaction.receipt_id)}
          />
        )}
      </LedgerList>
      <OpenReceipt />
    </div>
  );
}

function TransactionRow({ transaction, receiptUrl }: { transaction: PaymentTransaction; receiptUrl: string }) {
  const t = useTranslations();
  const { kind, at, amount, method, receipt_id: receiptId, refund_state: refundState, used } = transaction;
  return (
    <LedgerRow>
      <b>{t('commerce.transactions.kind', { kind })}</b>
      <b>{formatRupees(amount, { paise: true })}</b>
      <span className="tiny mute">
        {[
          formatDateTime(at, t),
          ...(method === null ? [] : [t('commerce.transactions.method', { method })]),
          ...(refundState === undefined ? [] : [t('commerce.transactions.refundState', { state: refundState })]),
          ...(used?.unit === 'wallet'
            ? [t('commerce.transactions.usedWallet', { amount: formatRupees(used.count * 100, { paise: true }) })]
            : []),
          ...(used?.unit === 'questions' ? [t('commerce.transactions.usedQuestions', { count: used.count })] : []),
        ].join(' · ')}
      </span>
      {receiptId !== null && (
        <span>
          <AppLink preventScrollReset to={receiptUrl}>
            {kind === 'refund' ? t('commerce.transactions.creditNote') : t('commerce.payment.receipt')}
          </AppLink>
        </span>
      )}
    </LedgerRow>
  );
}

/** The receipt in the address, in a dialog. */
function OpenReceipt() {
  const [query, setQuery] = useSearchParams();
  const receiptId = query.get('receipt') || null;
  const { dialog, open, close } = useLazyDialog(loadReceipt);
  const follow = useEffectEvent(() => (receiptId === null ? close() : void open()));
  useEffect(() => follow(), [receiptId]);
  if (dialog === null || receiptId === null) return null;
  const leave = () =>
    setQuery(
      (before) => {
        const { receipt: _receipt, ...rest } = Object.fromEntries(before);
        return rest;
      },
      { preventScrollReset: true },
    );
  return <dialog.ReceiptDialog receiptId={receiptId} onClose={leave} />;
}
