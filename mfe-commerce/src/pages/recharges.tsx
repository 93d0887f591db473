import styled from 'styled-components';
import { gstPercent, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatDate, formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { ForAdults } from '@oracle-astra/shared/minors';
import { Callout, PageMeta, Container } from '@oracle-astra/shared/ui';
import { OtherWays } from '../features/recharges/other-ways';
import { PackSets } from '../features/recharges/pack-sets';
import { useWheelDiscount } from '../features/recharges/use-wheel-discount';

const Packs = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-bottom: var(--s-12);
`;

/** /recharges; the navigation state may contain a discount of the wheel. */
export function Component() {
  const t = useTranslations();
  const discount = useWheelDiscount();
  const { percent, until } = discount;
  const lead = t('commerce.recharges.lead', { price: formatRupees(questionPricePaise), gst: gstPercent });
  return (
    <>
      <PageMeta title={t('commerce.recharges.title')} description={lead} canonical={siteRoutes.recharges} />
      <PageHeader title={t('commerce.recharges.heading')} lead={lead} />
      <Packs>
        {percent > 0 && (
          <Callout tone="good">
            <span>{t.rich('commerce.recharges.discount', { percent, strong: (content) => <b>{content}</b> })}</span>{' '}
            {until !== null && <span>{t('commerce.recharges.discountUntil', { date: formatDate(until, t) })}</span>}
          </Callout>
        )}
        <ForAdults orWithConsent>
          <PackSets discount={discount} />
        </ForAdults>
        <ForAdults quiet>
          <OtherWays hasDiscount={percent > 0} />
        </ForAdults>
      </Packs>
    </>
  );
}
