import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { useCommerceCancelSubscriptionAtEndMutation } from '../../api/subscriptions';

/** The confirmation before a plan is cancelled at the end of its cycle. */
export function CancelAtEndDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [cancelAtEnd, { isLoading }] = useCommerceCancelSubscriptionAtEndMutation();

  async function cancel(): Promise<void> {
    const { data, error } = await cancelAtEnd();
    if (error) return void dispatch(toastShown('bad', formatError(error, t, t('commerce.cancel.failed'))));
    const isReadable = data.message !== undefined && getTextLang(data.message) === t.locale;
    dispatch(toastShown('good', isReadable ? (data.message ?? '') : t('commerce.cancel.endsAnyway', { date })));
    onClose();
  }

  return (
    <ConfirmDialog
      open
      question={t('commerce.cancel.atEndQuestion', { date })}
      yes={t('commerce.cancel.atEndYes')}
      no={t('commerce.cancel.keep')}
      danger
      busy={isLoading}
      onYes={() => void cancel()}
      onNo={onClose}
    >
      {t('commerce.cancel.atEndText', { date })}
    </ConfirmDialog>
  );
}
