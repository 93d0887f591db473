import styled from 'styled-components';
import { questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader, Section } from '@oracle-astra/shared/components';
import { ForAdults } from '@oracle-astra/shared/minors';
import { AppLink, ButtonLink, PageMeta, Container } from '@oracle-astra/shared/ui';
import { Balance } from '../features/balance/balance';
import { BalanceHistory } from '../features/balance/balance-history';
import { TransferQuestions } from '../features/balance/transfer-questions';
import { Transactions } from '../features/transactions/transactions';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  gap: var(--s-6);
  padding-bottom: var(--s-12);
`;

const Below = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
`;

/** /balance?unit=&kind=&receipt= */
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
          <TransferQuestions />
          <ForAdults quiet>
            <ButtonLink wide to={siteRoutes.wheelOfFortune}>
              {t('commerce.nav.wheel')}
            </ButtonLink>
            <ButtonLink wide to={siteRoutes.inviteEarn}>
              {t('commerce.balance.invite')}
            </ButtonLink>
          </ForAdults>
        </div>
        <p className="small mute">{t('commerce.balance.noExpiry')}</p>
      </Column>
      <Section margin id="history" title={t('commerce.history.title')}>
        <BalanceHistory />
        <Below>
          <AppLink to={siteRoutes.transferHistory}>{t('commerce.balance.transferHistory')}</AppLink>
        </Below>
      </Section>
      <Section margin id="payments" title={t('commerce.transactions.title')}>
        <Transactions />
      </Section>
    </>
  );
}
