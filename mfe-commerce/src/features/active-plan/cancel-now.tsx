import { formatError, isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button, DialogActions } from '@oracle-astra/shared/ui';
import { useCommerceCancelSubscriptionMutation } from '../../api/subscriptions';
import { useReportFailure } from './use-report-failure';

/** Step 4: the confirmation. */
export function CancelNow({ onDone, onNo }: { onDone: () => void; onNo: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const reportFailure = useReportFailure();
  const [cancelSubscription, { isLoading }] = useCommerceCancelSubscriptionMutation();

  async function cancel(): Promise<void> {
    const { data, error } = await cancelSubscription();
    if (data) {
      const isReadable = data.message !== undefined && getTextLang(data.message) === t.locale;
      dispatch(toastShown('good', isReadable ? (data.message ?? '') : t('commerce.cancel.done')));
      return onDone();
    }
    const failed = t('commerce.cancel.failed');
    reportFailure(error, isApiError(error) && error.kind === 'refused' ? formatError(error, t, failed) : failed);
  }

  return (
    <>
      <p>{t('commerce.cancel.lastQuestion')}</p>
      <DialogActions>
        <Button small variant="secondary" onClick={onNo}>
          {t('shared.action.no')}
        </Button>
        <Button small variant="danger" busy={isLoading} onClick={() => void cancel()}>
          {t('shared.action.yes')}
        </Button>
      </DialogActions>
    </>
  );
}
