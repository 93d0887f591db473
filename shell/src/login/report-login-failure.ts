import { formatFailure, isApiError } from '@oracle-astra/shared/api';
import type { Translate } from '@oracle-astra/shared/i18n';
import { alertShown, toastShown, type SharedDispatch } from '@oracle-astra/shared/session';

interface FailureTexts {
  /** Formats the server's reason for an alert when the request is refused. */
  refused: (reason: string) => string;
  /** The toast for an HTTP error. */
  http: string;
}

/** Reports a failed login call with an alert or a toast; returns the server's reason for the field, or ''. */
export function reportLoginFailure(error: unknown, { refused, http }: FailureTexts, t: Translate, dispatch: SharedDispatch): string {
  if (!isApiError(error) || error.kind === 'network') {
    dispatch(alertShown(t('shared.failures.internalError')));
    return '';
  }
  const reason = formatFailure(error, t, '');
  dispatch(error.kind === 'refused' ? alertShown(refused(reason)) : toastShown('bad', http));
  return reason;
}
