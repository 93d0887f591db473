import { gstPercent } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';
import type { Order } from './parse-order';

const formatPaise = (paise: number) => formatRupees(paise, { paise: true });

/** The amounts of a recharge and their total. */
export function OrderSummary({ order }: { order: Order }) {
  const { packValue, discount, gst, total } = order;
  return (
    <DescriptionList
      rows={[
        { term: 'Recharge', value: formatPaise(packValue) },
        ...(discount > 0 ? [{ term: 'Discount', value: `−${formatPaise(discount)}` }] : []),
        { term: `GST, ${gstPercent}%`, value: formatPaise(gst) },
        { term: 'To pay', value: formatPaise(total), isTotal: true },
      ]}
    />
  );
}
