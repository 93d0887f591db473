import { useRef } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { isApiError, formatError, useAddBirthMutation, useAppDispatch, useEditBirthMutation } from '@oracle-astra/shared/api';
import type { BirthDetails } from '@oracle-astra/shared/contract';
import { toFieldErrors } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { alertShown, loginRequested } from '@oracle-astra/shared/session';
import { fieldByProperty, type BirthErrors } from './validate-birth';

type SaveResult = { savedBid: string } | { ambiguity: string } | { signedOut: true } | { errors: BirthErrors | undefined };

/** Saves birth details: a new record, or the one with the given `bid`. A failure is shown as an alert, or returned as the `errors` of its field. */
export function useSaveBirth() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [add] = useAddBirthMutation();
  const [edit] = useEditBirthMutation();
  const lastRequest = useRef({ body: '', key: '' });

  // A retry with the same details uses the same key, so that a lost response does not create a second record.
  const getIdempotencyKey = (body: string) => {
    if (lastRequest.current.body !== body) lastRequest.current = { body, key: nanoid() };
    return lastRequest.current.key;
  };

  const save = async (bid: string, details: BirthDetails, earlier?: boolean): Promise<SaveResult> => {
    const body = { ...details, ...(earlier === undefined ? {} : { earlier_offset: earlier }) };
    try {
      const request = bid === '' ? add({ ...body, idempotencyKey: getIdempotencyKey(JSON.stringify(body)) }) : edit({ ...body, bid });
      return { savedBid: (await request.unwrap()).bid };
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        dispatch(loginRequested());
        return { signedOut: true };
      }
      if (earlier === undefined && isAmbiguousTime(error)) return { ambiguity: formatError(error, t) };
      const errors = isApiError(error) ? toFieldErrors(error, fieldByProperty, t) : undefined;
      if (!errors) dispatch(alertShown(getFailureMessage(error, t)));
      return { errors };
    }
  };

  return save;
}

const isAmbiguousTime = (error: unknown) => isApiError(error) && error.code === 'ambiguous_birth_time';

function getFailureMessage(error: unknown, t: Translate): string {
  if (!isApiError(error) || error.kind === 'network') return t('chat.birthForm.exception');
  const otherwise = t('chat.birthForm.saveFailed');
  return error.kind === 'refused' ? formatError(error, t, otherwise) : otherwise;
}
