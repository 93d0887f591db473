import { gstPercent } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';
import type { Order } from './read-order';

const exact = (paise: number) => formatRupees(paise, { paise: true });

/** What a recharge costs, line by line. */
export function OrderSummary({ order }: { order: Order }) {
  const { pack, off, gst, total } = order;
  return (
    <DescriptionList
      rows={[
        { term: 'Recharge', value: exact(pack) },
        ...(off > 0 ? [{ term: 'Discount', value: `−${exact(off)}` }] : []),
        { term: `GST, ${gstPercent}%`, value: exact(gst) },
        { term: 'To pay', value: exact(total), isTotal: true },
      ]}
    />
  );
}
