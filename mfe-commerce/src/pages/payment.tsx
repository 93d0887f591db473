import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { ButtonLink, EmptyState, Callout, PageMeta, Container } from '@oracle-astra/shared/ui';
import { OrderSummary } from '../features/payment/order-summary';
import { parseOrder } from '../features/payment/parse-order';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  gap: var(--s-6);
  justify-items: stretch;
  padding-bottom: var(--s-12);
  > a {
    justify-self: start;
  }
`;

/** /payment?astrologer=&wallet=&amount= */
export function Component() {
  const t = useTranslations();
  const [query] = useSearchParams();
  const order = parseOrder(query);
  return (
    <>
      <PageMeta title={t('commerce.payment.title')} description={t('commerce.payment.description')} />
      <meta name="robots" content="noindex" />
      <PageHeader
        title={t('commerce.payment.title')}
        lead={order?.astrologer ? t('commerce.payment.questionsFor', { astrologer: order.astrologer }) : undefined}
        backLink={{ to: siteRoutes.recharges, label: t('commerce.recharges.heading') }}
      />
      <Column>
        {order === null ? (
          <EmptyState art={<StateArt kind="nothing-found" />} title={t('commerce.payment.emptyTitle')}>
            {t('commerce.payment.emptyHint')}
          </EmptyState>
        ) : (
          <>
            <OrderSummary order={order} />
            <Callout>{t('commerce.payment.closed')}</Callout>
          </>
        )}
        <ButtonLink to={siteRoutes.recharges}>{t('commerce.payment.allPacks')}</ButtonLink>
      </Column>
    </>
  );
}
