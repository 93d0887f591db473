import { formatError, isApiError, type AppDispatch } from '@oracle-astra/shared/api';
import type { Translate } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';

/** The toast for a write that failed: a warning with the reason of the server, or that the network is lost. */
export function showFailure(error: unknown, t: Translate, dispatch: AppDispatch): void {
  const isRefused = isApiError(error) && error.kind !== 'network';
  dispatch(toastShown(isRefused ? 'warn' : 'bad', formatError(error, t)));
}

/** The green toast with the message of the server; `to` links it to what was made. */
export function showSuccess(message: string | undefined, t: Translate, dispatch: AppDispatch, to?: string): void {
  dispatch(toastShown('good', message || t('forum.writing.done'), to));
}
