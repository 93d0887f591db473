import { useRef } from 'react';
import { createId } from '@oracle-astra/shared/ids';
import { isApiError, formatError, useAddBirthMutation, useAppDispatch, useEditBirthMutation } from '@oracle-astra/shared/api';
import type { BirthDetails } from '@oracle-astra/shared/contract';
import { useTimeQuestion, type AnswersBySide } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { alertShown, loginRequested } from '@oracle-astra/shared/session';
import { fieldByProperty } from './birth-request';
import type { BirthErrors } from './validate-birth';

type SaveResult = { savedBid: string } | { signedOut: true } | { errors: BirthErrors | undefined };

/** Saves birth details: a new record, or the one with the given `bid`. What is not clear of the time is asked by `timeDialog`. A failure is shown as an alert, or returned as the `errors` of its field. */
export function useSaveBirth() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [add] = useAddBirthMutation();
  const [edit] = useEditBirthMutation();
  const { settleTime, timeDialog } = useTimeQuestion();
  const lastRequest = useRef({ body: '', key: '' });

  // A retry with the same details uses the same key, so that a lost response does not create a second record.
  const getIdempotencyKey = (body: string) => {
    if (lastRequest.current.body !== body) lastRequest.current = { body, key: createId() };
    return lastRequest.current.key;
  };

  const save = async (bid: string, details: BirthDetails): Promise<SaveResult> => {
    const send = (answers: AnswersBySide) => {
      const body = { ...details, clock: 'ask' as const, ...answers[''] };
      return bid === '' ? add({ ...body, idempotencyKey: getIdempotencyKey(JSON.stringify(body)) }) : edit({ ...body, bid });
    };
    const { data, error, refused } = await settleTime(send, t, fieldByProperty);
    if (data) return { savedBid: data.bid };
    if (isApiError(error) && error.status === 401) {
      dispatch(loginRequested());
      return { signedOut: true };
    }
    if (error && !refused) dispatch(alertShown(getFailureMessage(error, t)));
    return { errors: refused };
  };

  return { save, timeDialog };
}

function getFailureMessage(error: unknown, t: Translate): string {
  if (!isApiError(error) || error.kind === 'network') return t('chat.birthForm.exception');
  const otherwise = t('chat.birthForm.saveFailed');
  return error.kind === 'refused' ? formatError(error, t, otherwise) : otherwise;
}
