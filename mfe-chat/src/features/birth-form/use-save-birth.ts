import { useRef, useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { isApiError, formatError, useAddBirthMutation, useAppDispatch, useEditBirthMutation } from '@oracle-astra/shared/api';
import { specTexts, type BirthDetails } from '@oracle-astra/shared/contract';
import { alertShown, loginRequested } from '@oracle-astra/shared/session';
import { copy } from '../../copy';

type Outcome = { saved: string } | { asks: string } | { signedOut: true } | { failed: true };

/** Saves birth details, new ones or, with a `bid`, those of a record. Says what went wrong by itself. */
export function useSaveBirth() {
  const dispatch = useAppDispatch();
  const [add] = useAddBirthMutation();
  const [edit] = useEditBirthMutation();
  const [busy, setBusy] = useState(false);
  const submission = useRef({ body: '', key: '' });

  /** The same details sent again keep their key, so that a lost answer never makes a second record. */
  const keyFor = (body: string) => {
    if (submission.current.body !== body) submission.current = { body, key: nanoid() };
    return submission.current.key;
  };

  const save = async (bid: string, details: BirthDetails, earlier?: boolean): Promise<Outcome> => {
    const body = { ...details, ...(earlier === undefined ? {} : { earlier_offset: earlier }) };
    setBusy(true);
    try {
      const call = bid === '' ? add({ ...body, idempotencyKey: keyFor(JSON.stringify(body)) }) : edit({ ...body, bid });
      return { saved: (await call.unwrap()).bid };
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        dispatch(loginRequested());
        return { signedOut: true };
      }
      if (earlier === undefined && asksWhichTime(error)) return { asks: formatError(error) };
      dispatch(alertShown(reasonOf(error)));
      return { failed: true };
    } finally {
      setBusy(false);
    }
  };

  return { save, busy };
}

const asksWhichTime = (error: unknown) => isApiError(error) && error.code === 'ambiguous_birth_time';

function reasonOf(error: unknown): string {
  if (!isApiError(error) || error.kind === 'network') return specTexts.exception;
  return error.kind === 'refused' ? error.message : copy.saveFailed;
}
