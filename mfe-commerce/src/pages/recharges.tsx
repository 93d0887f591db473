import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { gstPercent, questionPricePaise, site } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { PageHead } from '@oracle-astra/shared/kit';
import { Note, PageMeta, Wrap } from '@oracle-astra/shared/ui';
import { PackSets } from '../features/recharges/pack-sets';
import { discountIn } from '../features/recharges/reduced-price';

const Packs = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-bottom: var(--s-12);
`;

const lead = `Every pack comes to ${formatRupees(questionPricePaise)} a question or less. GST of ${gstPercent}% is added on the next page, before you pay.`;

/** /recharges, with a discount won on the wheel in the navigation's state. */
export function Component() {
  const percent = discountIn(useLocation().state);
  return (
    <>
      <PageMeta title="Recharge: prices of astrology questions" description={lead} canonical={site.recharges} />
      <PageHead title="Recharge wallet" lead={lead} />
      <Packs>
        {percent > 0 && (
          <Note tone="good">
            <b>{percent}% off is in these prices.</b> It comes from your spin of the wheel.
          </Note>
        )}
        <PackSets percent={percent} />
      </Packs>
    </>
  );
}
