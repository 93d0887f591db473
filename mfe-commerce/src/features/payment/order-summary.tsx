import { gstPercent } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';
import type { Order } from './parse-order';

const formatPaise = (paise: number) => formatRupees(paise, { paise: true });

/** The amounts of a recharge and their total. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useTranslations();
  const { packValue, discount, gst, total } = order;
  return (
    <DescriptionList
      rows={[
        { term: t('commerce.payment.recharge'), value: formatPaise(packValue) },
        ...(discount > 0 ? [{ term: t('commerce.payment.discount'), value: `−${formatPaise(discount)}` }] : []),
        { term: t('commerce.payment.gst', { percent: gstPercent }), value: formatPaise(gst) },
        { term: t('commerce.payment.toPay'), value: formatPaise(total), isTotal: true },
      ]}
    />
  );
}
