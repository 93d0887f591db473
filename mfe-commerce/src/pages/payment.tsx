import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { StateArt } from '@oracle-astra/shared/art';
import { site } from '@oracle-astra/shared/contract';
import { PageHead } from '@oracle-astra/shared/kit';
import { ButtonLink, EmptyState, Note, PageMeta, Wrap } from '@oracle-astra/shared/ui';
import { paymentsClosed } from '../copy';
import { OrderSummary } from '../features/payment/order-summary';
import { readOrder } from '../features/payment/read-order';

const Column = styled(Wrap)`
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
  const order = readOrder(query);
  return (
    <>
      <PageMeta title="Payment details" description="What your recharge costs, its GST and your discount, in one sum before you pay for it." />
      <meta name="robots" content="noindex" />
      <PageHead
        title="Payment details"
        lead={order?.astrologer ? `Questions for ${order.astrologer}` : undefined}
        crumb={{ to: site.recharges, label: 'Recharge wallet' }}
      />
      <Column>
        {order === null ? (
          <EmptyState art={<StateArt kind="nothing-found" />} title="No pack is chosen">
            Choose one, and its price with GST stands here.
          </EmptyState>
        ) : (
          <>
            <OrderSummary order={order} />
            <Note>
              {paymentsClosed} Nothing is charged.
            </Note>
          </>
        )}
        <ButtonLink to={site.recharges}>All packs</ButtonLink>
      </Column>
    </>
  );
}
