import { siteRoutes, type OpenRecharge } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useCommerceDropRechargeMutation } from '../../api/orders';
import { BegunPayment } from '../../components/begun-payment';

/** The address of the page that completes an open order. */
function getOrderUrl({ order_id: order, astrologer, wallet, coupon }: OpenRecharge): string {
  const query = new URLSearchParams({
    astrologer: astrologer.toLowerCase(),
    wallet: String(wallet),
    ...(coupon !== null && { coupon }),
    order,
  });
  return `${siteRoutes.payment}?${query.toString()}`;
}

/** A recharge that was begun and is neither paid nor dropped. */
export function OpenPayment({ order }: { order: OpenRecharge }) {
  const t = useTranslations();
  const [dropRecharge, { isLoading }] = useCommerceDropRechargeMutation();

  async function drop() {
    const { data, error } = await dropRecharge(order.order_id);
    return error ? { error } : { isDropped: data.state === 'expired' };
  }

  return (
    <BegunPayment amount={order.amount} createdAt={order.created_at} drop={drop} isDropping={isLoading}>
      <ButtonLink variant="primary" to={getOrderUrl(order)} replace>
        {t('commerce.openPayment.finish')}
      </ButtonLink>
    </BegunPayment>
  );
}
