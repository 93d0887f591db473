import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { siteRoutes, type OpenRecharge } from '@oracle-astra/shared/contract';
import { formatRelative, formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useNow } from '@oracle-astra/shared/session';
import { Button, ButtonLink, Callout } from '@oracle-astra/shared/ui';
import { useCommerceDropRechargeMutation } from '../../api/orders';

/** The page on which an open order is paid. */
function getOrderUrl({ order_id: order, astrologer, wallet, coupon }: OpenRecharge): string {
  const query = new URLSearchParams({
    astrologer: astrologer.toLowerCase(),
    wallet: String(wallet),
    ...(coupon !== null && { coupon }),
    order,
  });
  return `${siteRoutes.payment}?${query.toString()}`;
}

/** A payment that was begun earlier and is neither made nor dropped: one of the two comes before another payment. */
export function OpenPayment({ order }: { order: OpenRecharge }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const [drop, { isLoading }] = useCommerceDropRechargeMutation();
  const amount = formatRupees(order.amount, { paise: true });

  async function handleDrop(): Promise<void> {
    const { data, error } = await drop(order.order_id);
    setAsking(false);
    if (error) dispatch(toastShown('bad', formatError(error, t)));
    else if (data.state === 'expired') dispatch(toastShown('good', t('commerce.openPayment.dropped')));
    else dispatch(toastShown('good', t('commerce.openPayment.notDropped')));
  }

  return (
    <div className="stack">
      <Callout icon="clock" role="status">
        <h2 className="small">{t('commerce.openPayment.title', { amount, ago: formatRelative(order.created_at, now, t) })}</h2>
        <p>{t('commerce.openPayment.text')}</p>
      </Callout>
      <div className="row">
        <ButtonLink variant="primary" to={getOrderUrl(order)} replace>
          {t('commerce.openPayment.finish')}
        </ButtonLink>
        <Button disabled={isLoading} onClick={() => setAsking(true)}>
          {t('commerce.openPayment.drop')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        question={t('commerce.openPayment.dropQuestion', { amount })}
        danger
        busy={isLoading}
        onYes={() => void handleDrop()}
        onNo={() => setAsking(false)}
      >
        {t('commerce.openPayment.dropText')}
      </ConfirmDialog>
    </div>
  );
}
