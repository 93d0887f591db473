import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';
import type { RechargeQuote } from '../../api/payments';

const formatPaise = (paise: number) => formatRupees(paise, { paise: true });

/** The price of a recharge line by line, as the server calculates it. */
export function OrderSummary({ quote }: { quote: RechargeQuote }) {
  const t = useTranslations();
  const { original_price: original, price, discount, discount_percent: percent, gst, gst_percent: gstPercent, amount } = quote;
  const reduced = original - price;
  return (
    <DescriptionList
      rows={[
        { term: t('commerce.payment.recharge'), value: formatPaise(original) },
        ...(reduced > 0 ? [{ term: t('commerce.payment.packDiscount'), value: `−${formatPaise(reduced)}` }] : []),
        ...(discount > 0 ? [{ term: t('commerce.payment.discount', { percent }), value: `−${formatPaise(discount)}` }] : []),
        { term: t('commerce.payment.gst', { percent: gstPercent }), value: formatPaise(gst) },
        { term: t('commerce.payment.toPay'), value: formatPaise(amount), isTotal: true },
      ]}
    />
  );
}
