import type { Translate } from '../i18n';
import { isApiError, type FailureReason } from './errors';
import type { translateFailure as TranslateFailure } from './translate-failure';

let translateFailure: typeof TranslateFailure | null = null;

/** Loads the messages for failures, which English pages do not need; called when the page is idle, and again if that failed. */
export async function loadFailureMessages(): Promise<void> {
  ({ translateFailure } = await import(/* webpackChunkName: "failure-messages" */ './translate-failure'));
}

/** The message for the person: the reason of the failure in the language of the page, else `otherwise`. */
export function formatError(error: unknown, t: Translate, otherwise: string = t('shared.failures.network')): string {
  return isApiError(error) && error.kind !== 'network' ? formatFailure(error, t, otherwise) : otherwise;
}

/** The message for a failure: in English the server's, which is more exact; in other languages the one of its code. */
export function formatFailure(failure: FailureReason, t: Translate, otherwise: string): string {
  if (t.locale === 'en' && failure.message !== '') return failure.message;
  // Until they are loaded, the server's message is shown.
  if (translateFailure === null) void loadFailureMessages().catch(() => undefined);
  return translateFailure?.(failure, t) ?? otherwise;
}
