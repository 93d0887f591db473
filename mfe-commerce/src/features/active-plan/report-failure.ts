import { formatFailure, isApiError } from '@oracle-astra/shared/api';
import type { Translate } from '@oracle-astra/shared/i18n';
import { alertShown, toastShown, type SharedDispatch } from '@oracle-astra/shared/session';

/** Reports a call of the cancel flow that failed: by alert where there was no answer, else by this toast. Returns the server's reason, or ''. */
export function reportFailure(error: unknown, toast: string, t: Translate, dispatch: SharedDispatch): string {
  if (!isApiError(error) || error.kind === 'network') {
    dispatch(alertShown(t('shared.failures.internalError')));
    return '';
  }
  dispatch(toastShown('bad', toast));
  return formatFailure(error, t, '');
}
