import styled from 'styled-components';
import { questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { ButtonLink, PageMeta, Container } from '@oracle-astra/shared/ui';
import { Balance } from '../features/balance/balance';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  gap: var(--s-6);
  padding-bottom: var(--s-12);
`;

/** /balance */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <PageMeta title={t('commerce.balance.title')} description={t('commerce.balance.description')} />
      <PageHeader title={t('commerce.balance.heading')} lead={t('commerce.balance.lead', { price: formatRupees(questionPricePaise) })} />
      <Column>
        <Balance />
        <div className="row">
          <ButtonLink variant="primary" wide to={siteRoutes.recharges}>
            {t('commerce.balance.recharge')}
          </ButtonLink>
          <ButtonLink wide to={siteRoutes.transferHistory}>
            {t('commerce.balance.transferHistory')}
          </ButtonLink>
        </div>
      </Column>
    </>
  );
}
