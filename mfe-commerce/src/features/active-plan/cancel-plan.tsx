import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { useReopenedCancel } from './cancel-address';
import { toInstant } from './plan-usage';

const loadAtOnce = () => import(/* webpackChunkName: "commerce-cancel-dialog" */ './cancel-dialog');
const loadAtEnd = () => import(/* webpackChunkName: "commerce-cancel-at-end" */ './cancel-at-end-dialog');

/** Both ways to cancel: at the end of the cycle in two clicks, and at once in four steps. */
export function CancelPlan({ subscription }: { subscription: SubscriptionStatusResponse }) {
  const t = useTranslations();
  const { end_date: end, cancel_at_end: endsAnyway = false } = subscription;
  const atOnce = useLazyDialog(loadAtOnce);
  const atEnd = useLazyDialog(loadAtEnd);
  useReopenedCancel(() => void atOnce.open());
  const date = end === null ? '' : formatDateTime(toInstant(end), t);
  return (
    <div className="stack-2">
      {endsAnyway && <Callout role="status">{t('commerce.cancel.endsAnyway', { date })}</Callout>}
      <div className="row">
        {!endsAnyway && (
          <Button wide busy={atEnd.isLoading} onClick={() => void atEnd.open()}>
            {t('commerce.cancel.atEnd')}
          </Button>
        )}
        <Button wide variant="danger" busy={atOnce.isLoading} onClick={() => void atOnce.open()}>
          {t('commerce.cancel.button')}
        </Button>
      </div>
      {!endsAnyway && <p className="tiny mute">{t('commerce.cancel.difference', { date })}</p>}
      {atOnce.dialog && <atOnce.dialog.CancelDialog subscription={subscription} onClose={atOnce.close} />}
      {atEnd.dialog && <atEnd.dialog.CancelAtEndDialog date={date} onClose={atEnd.close} />}
    </div>
  );
}
