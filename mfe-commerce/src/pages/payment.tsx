import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageHeader } from '@oracle-astra/shared/components';
import { ButtonLink, EmptyState, Callout, PageMeta, Container } from '@oracle-astra/shared/ui';
import { paymentsClosed } from '../copy';
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
  const [query] = useSearchParams();
  const order = parseOrder(query);
  return (
    <>
      <PageMeta
        title="Payment details"
        description="What your recharge costs, its GST and your discount, in one sum before you pay for it."
      />
      <meta name="robots" content="noindex" />
      <PageHeader
        title="Payment details"
        lead={order?.astrologer ? `Questions for ${order.astrologer}` : undefined}
        backLink={{ to: siteRoutes.recharges, label: 'Recharge wallet' }}
      />
      <Column>
        {order === null ? (
          <EmptyState art={<StateArt kind="nothing-found" />} title="No pack is chosen">
            Choose one, and its price with GST stands here.
          </EmptyState>
        ) : (
          <>
            <OrderSummary order={order} />
            <Callout>{paymentsClosed} Nothing is charged.</Callout>
          </>
        )}
        <ButtonLink to={siteRoutes.recharges}>All packs</ButtonLink>
      </Column>
    </>
  );
}
