import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { ForAdults } from '@oracle-astra/shared/minors';
import { ButtonLink, Container, EmptyState, Loading, PageMeta, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { parsePack } from '../api/parse-pack';
import { isCheckoutAllowed } from '../components/checkout';
import { PaymentColumns } from '../features/payment/payment-columns.styles';
import { RechargePayment } from '../features/payment/recharge-payment';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  justify-items: stretch;
  padding-bottom: var(--s-12);
  > :not(${PaymentColumns}) {
    max-width: 28rem;
  }
  > a {
    justify-self: start;
  }
`;

const never = () => () => undefined;

/**
 * Reloads the page as a new document if a link led here. Returns whether it is reloading, because a payment that is begun before
 * the reload would be lost.
 */
function useDocumentReload(): boolean {
  const isReloading = useSyncExternalStore(
    never,
    () => !isCheckoutAllowed(),
    () => false,
  );
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  return isReloading;
}

/** /payment?astrologer=&wallet=&amount=&coupon=&order= */
export function Component() {
  const t = useTranslations();
  const [query] = useSearchParams();
  const pack = parsePack(query);
  const isReloading = useDocumentReload();
  return (
    <>
      <PageMeta title={t('commerce.payment.title')} description={t('commerce.payment.description')} />
      <meta name="robots" content="noindex" />
      <PageHeader
        title={t('commerce.payment.title')}
        lead={pack?.astrologer ? t('commerce.payment.questionsFor', { astrologer: pack.astrologer }) : undefined}
        backLink={{ to: siteRoutes.recharges, label: t('commerce.recharges.heading') }}
      />
      <Column>
        {pack === null ? (
          <EmptyState art={<StateArt kind="nothing-found" />} title={t('commerce.payment.emptyTitle')}>
            {t('commerce.payment.emptyHint')}
          </EmptyState>
        ) : isReloading ? (
          <Loading label={t('commerce.payment.loading')}>
            <SkeletonText lines={8} />
          </Loading>
        ) : (
          // Another pack is another payment, with its own state.
          <ForAdults orWithConsent isBegun={query.has('order')}>
            <RechargePayment key={`${pack.request.astrologer} ${pack.request.wallet}`} pack={pack} />
          </ForAdults>
        )}
        <ButtonLink to={siteRoutes.recharges}>{t('commerce.payment.allPacks')}</ButtonLink>
      </Column>
    </>
  );
}
