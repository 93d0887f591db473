import { isApiError, formatError, useAddBirthMutation, useAppDispatch, useEditBirthMutation } from '@oracle-astra/shared/api';
import type { BirthDetails, BirthRecord } from '@oracle-astra/shared/contract';
import { useTimeQuestion, type AnswersBySide } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { loginRequested, useAlert, useIsOnPage } from '@oracle-astra/shared/session';
import { fieldByProperty, pickChanges } from './birth-request';
import type { BirthErrors } from './validate-birth';

type SaveResult = { savedBid: string } | { signedOut: true } | { errors: BirthErrors | undefined };

/**
 * Saves birth details: a new record, of a public figure or not, or the changes of the given one. `timeDialog` asks the server's questions about the time. A
 * failure is shown as an alert, or returned as `errors` of fields.
 */
export function useSaveBirth(isCelebrity: boolean) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [add] = useAddBirthMutation();
  const [edit] = useEditBirthMutation();
  const { settleTime, timeDialog } = useTimeQuestion();
  const isOnPage = useIsOnPage();
  const showAlert = useAlert();

  const save = async (record: BirthRecord | null, details: BirthDetails): Promise<SaveResult> => {
    const send = (answers: AnswersBySide) => {
      const settled = { clock: 'ask' as const, ...answers[''] };
      if (record) return edit({ ...pickChanges(details, record), ...settled, bid: record.bid });
      return add({ ...details, ...settled, ...(isCelebrity ? { public_figure: true } : {}) });
    };
    const { data, error, refused } = await settleTime(send, t, fieldByProperty);
    if (data) return { savedBid: data.bid };
    if (isApiError(error) && error.status === 401) {
      if (isOnPage()) dispatch(loginRequested());
      return { signedOut: true };
    }
    if (error && !refused) showAlert(getFailureMessage(error, t));
    return { errors: refused };
  };

  return { save, timeDialog };
}

function getFailureMessage(error: unknown, t: Translate): string {
  if (!isApiError(error) || error.kind === 'network') return t('chat.birthForm.exception');
  const otherwise = t('chat.birthForm.saveFailed');
  return error.kind === 'refused' ? formatError(error, t, otherwise) : otherwise;
}
