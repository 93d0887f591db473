import { useEffect } from 'react';
import { formatError } from '@oracle-astra/shared/api';
import { formatDateTime, formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { ButtonAnchor, DescriptionList, Dialog, DialogActions, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { useCommerceGetReceiptQuery, type Receipt } from '../../api/transactions';

const formatPaise = (paise: number) => formatRupees(paise, { paise: true });

const marginMs = 60_000;

/** When a signed link expires, in milliseconds; links of other providers may not. */
const getExpiry = (link: string): number => Number(new URLSearchParams(link.split('?')[1]).get('expires') ?? Infinity) * 1000;

/**
 * A summary of a tax invoice or a credit note, with a link to the document. Refetched each time, and before the link expires,
 * which is after 15 minutes.
 */
export function ReceiptDialog({ receiptId, onClose }: { receiptId: string; onClose: () => void }) {
  const t = useTranslations();
  const now = useNow();
  const { currentData, error, isFetching, refetch } = useCommerceGetReceiptQuery(receiptId, { refetchOnMountOrArgChange: true });
  const isOver = currentData !== undefined && getExpiry(currentData.document_url) - marginMs < now;
  // Each minute, because a call without an answer leaves the old link.
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, now, refetch]);
  return (
    <Dialog open title={t('commerce.receipt.title', { kind: currentData?.kind ?? 'recharge' })} onClose={onClose}>
      {currentData ? (
        <ReceiptLines receipt={currentData} />
      ) : error ? (
        <ErrorState level={3} message={formatError(error, t)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('commerce.receipt.loading')}>
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const t = useTranslations();
  const { number, issued_at: at, kind, taxable, gst, gst_percent: percent, amount, payment_id: paymentId, seller, invoice } = receipt;
  return (
    <>
      <DescriptionList
        rows={[
          { term: t('commerce.receipt.number', { kind }), value: number },
          { term: t('commerce.receipt.date'), value: formatDateTime(at, t) },
          ...(invoice === null ? [] : [{ term: t('commerce.receipt.invoice'), value: invoice }]),
          { term: t('commerce.receipt.for'), value: t('commerce.transactions.kind', { kind }) },
          { term: t('commerce.receipt.taxable'), value: formatPaise(taxable) },
          { term: t('commerce.payment.gst', { percent }), value: formatPaise(gst) },
          { term: t('commerce.receipt.total', { kind }), value: formatPaise(amount), isTotal: true },
          { term: t('commerce.receipt.payment'), value: paymentId },
          { term: t('commerce.receipt.seller'), value: `${seller.name}, GSTIN ${seller.gstin}` },
        ]}
      />
      <DialogActions>
        <ButtonAnchor small variant="secondary" href={receipt.document_url} target="_blank" rel="noopener">
          {t('commerce.receipt.print')}
        </ButtonAnchor>
        <ButtonAnchor small href={receipt.pdf_url} download>
          {t('commerce.receipt.pdf')}
        </ButtonAnchor>
      </DialogActions>
    </>
  );
}
