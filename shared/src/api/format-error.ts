import type { Translate } from '../i18n';
import { isApiError, type FailureReason } from './errors';
import type { translateFailure as TranslateFailure } from './translate-failure';

let translateFailure: typeof TranslateFailure | null = null;

/** Loads the words for failures, which English pages do not need; called when the page is idle, and again where that failed. */
export async function loadFailureMessages(): Promise<void> {
  ({ translateFailure } = await import(/* webpackChunkName: "failure-messages" */ './translate-failure'));
}

/** What to tell the person: the reason of the refusal in the language of the page, else `otherwise`. */
export function formatError(error: unknown, t: Translate, otherwise: string = t('shared.failures.network')): string {
  return isApiError(error) && error.kind !== 'network' ? formatFailure(error, t, otherwise) : otherwise;
}

/** The words for a failure: in English the server's own, which are more exact; in any other language those of its code. */
export function formatFailure(failure: FailureReason, t: Translate, otherwise: string): string {
  if (t.locale === 'en' && failure.message !== '') return failure.message;
  // The server's own words are shown meanwhile.
  if (translateFailure === null) void loadFailureMessages().catch(() => undefined);
  return translateFailure?.(failure, t) ?? otherwise;
}
