import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { gstPercent, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { PageHeader } from '@oracle-astra/shared/components';
import { Callout, PageMeta, Container } from '@oracle-astra/shared/ui';
import { parseWheelDiscount } from '../features/recharges/discount';
import { PackSets } from '../features/recharges/pack-sets';

const Packs = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-bottom: var(--s-12);
`;

const lead = `Every pack comes to ${formatRupees(questionPricePaise)} a question or less. GST of ${gstPercent}% is added on the next page, before you pay.`;

/** /recharges; the navigation state may carry a discount won on the wheel. */
export function Component() {
  const percent = parseWheelDiscount(useLocation().state);
  return (
    <>
      <PageMeta title="Recharge: prices of astrology questions" description={lead} canonical={siteRoutes.recharges} />
      <PageHeader title="Recharge wallet" lead={lead} />
      <Packs>
        {percent > 0 && (
          <Callout tone="good">
            <b>{percent}% off is in these prices.</b> It comes from your spin of the wheel.
          </Callout>
        )}
        <PackSets percent={percent} />
      </Packs>
    </>
  );
}
