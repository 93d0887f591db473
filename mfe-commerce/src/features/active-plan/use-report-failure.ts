import { formatFailure, isApiError } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useAlert, useSharedDispatch } from '@oracle-astra/shared/session';

/**
 * Returns a function that reports a failed call of the cancellation: with an alert without a response, otherwise with this toast.
 * It returns the server's reason, or ''.
 */
export function useReportFailure(): (error: unknown, toast: string) => string {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const showAlert = useAlert();
  return (error, toast) => {
    if (!isApiError(error) || error.kind === 'network') {
      showAlert(t('shared.failures.internalError'));
      return '';
    }
    dispatch(toastShown('bad', toast));
    return formatFailure(error, t, '');
  };
}
