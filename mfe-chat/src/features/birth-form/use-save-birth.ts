import { useRef, useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { isApiError, formatError, useAddBirthMutation, useAppDispatch, useEditBirthMutation } from '@oracle-astra/shared/api';
import { specTexts, type BirthDetails } from '@oracle-astra/shared/contract';
import { alertShown, loginRequested } from '@oracle-astra/shared/session';
import { copy } from '../../copy';

type SaveResult = { savedBid: string } | { ambiguity: string } | { signedOut: true } | { failed: true };

/** Saves birth details: a new record, or the one with the given `bid`. Failures are shown as alerts. */
export function useSaveBirth() {
  const dispatch = useAppDispatch();
  const [add] = useAddBirthMutation();
  const [edit] = useEditBirthMutation();
  const [isSaving, setSaving] = useState(false);
  const lastRequest = useRef({ body: '', key: '' });

  // A retry with the same details uses the same key, so that a lost response does not create a second record.
  const getIdempotencyKey = (body: string) => {
    if (lastRequest.current.body !== body) lastRequest.current = { body, key: nanoid() };
    return lastRequest.current.key;
  };

  const save = async (bid: string, details: BirthDetails, earlier?: boolean): Promise<SaveResult> => {
    const body = { ...details, ...(earlier === undefined ? {} : { earlier_offset: earlier }) };
    setSaving(true);
    try {
      const request = bid === '' ? add({ ...body, idempotencyKey: getIdempotencyKey(JSON.stringify(body)) }) : edit({ ...body, bid });
      return { savedBid: (await request.unwrap()).bid };
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        dispatch(loginRequested());
        return { signedOut: true };
      }
      if (earlier === undefined && isAmbiguousTime(error)) return { ambiguity: formatError(error) };
      dispatch(alertShown(getFailureMessage(error)));
      return { failed: true };
    } finally {
      setSaving(false);
    }
  };

  return { save, isSaving };
}

const isAmbiguousTime = (error: unknown) => isApiError(error) && error.code === 'ambiguous_birth_time';

function getFailureMessage(error: unknown): string {
  if (!isApiError(error) || error.kind === 'network') return specTexts.exception;
  return error.kind === 'refused' ? error.message : copy.saveFailed;
}
