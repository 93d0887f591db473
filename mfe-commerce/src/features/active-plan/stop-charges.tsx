import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { useCommerceCancelSubscriptionAtEndMutation } from '../../api/subscriptions';

/** Stops a plan whose paid time is over and which the provider may still charge. There is no confirmation, because nothing is lost. */
export function StopCharges() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [cancelAtEnd, { isLoading }] = useCommerceCancelSubscriptionAtEndMutation();

  async function stop(): Promise<void> {
    const { error } = await cancelAtEnd();
    const text = error ? formatError(error, t, t('commerce.cancel.failed')) : t('commerce.cancel.chargesStopped');
    dispatch(toastShown(error ? 'bad' : 'good', text));
  }

  return (
    <div className="stack-2">
      <Callout tone="bad">{t('commerce.cancel.mayBeCharged')}</Callout>
      <Button wide variant="danger" busy={isLoading} onClick={() => void stop()}>
        {t('commerce.cancel.stopCharges')}
      </Button>
    </div>
  );
}
