import { formatError, isApiError, type AppDispatch } from '@oracle-astra/shared/api';
import type { Translate } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';

/** Shows a warning toast for a failed write: the server's reason, or that the network is down. */
export function showFailure(error: unknown, t: Translate, dispatch: AppDispatch): void {
  const isRefused = isApiError(error) && error.kind !== 'network';
  dispatch(toastShown(isRefused ? 'warn' : 'bad', formatError(error, t)));
}

/** Shows a success toast with the server's message; `to` links it to the new post. */
export function showSuccess(message: string | undefined, t: Translate, dispatch: AppDispatch, to?: string): void {
  dispatch(toastShown('good', message || t('forum.writing.done'), to));
}
