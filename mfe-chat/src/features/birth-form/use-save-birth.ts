import { useRef } from 'react';
import { createId } from '@oracle-astra/shared/ids';
import { isApiError, formatError, useAddBirthMutation, useAppDispatch, useEditBirthMutation } from '@oracle-astra/shared/api';
import type { BirthDetails, BirthRecord } from '@oracle-astra/shared/contract';
import { readFieldErrors } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { alertShown, loginRequested } from '@oracle-astra/shared/session';
import { fieldByProperty, pickChanges } from './birth-request';
import type { BirthErrors } from './validate-birth';

/** What the server asks about a birth time before it can be saved, with its words. */
export interface TimeQuestion {
  about: 'offset' | 'clock';
  text: string;
}

/** The answers: the first of two moments with the same local time, and which of two clocks was read. */
export interface TimeAnswers {
  earlier?: boolean;
  clock?: 'standard' | 'local';
}

type SaveResult = { savedBid: string } | { question: TimeQuestion } | { signedOut: true } | { errors: BirthErrors | undefined };

/** Saves birth details: a new record, or what was changed of the given one. A failure is shown as an alert, or returned as the `errors` of its field. */
export function useSaveBirth() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [add] = useAddBirthMutation();
  const [edit] = useEditBirthMutation();
  const lastRequest = useRef({ body: '', key: '' });

  // A retry with the same details uses the same key, so that a lost response does not create a second record.
  const getIdempotencyKey = (body: string) => {
    if (lastRequest.current.body !== body) lastRequest.current = { body, key: createId() };
    return lastRequest.current.key;
  };

  const save = async (record: BirthRecord | null, details: BirthDetails, { earlier, clock }: TimeAnswers): Promise<SaveResult> => {
    const answers = { clock: clock ?? ('ask' as const), ...(earlier === undefined ? {} : { earlier_offset: earlier }) };
    const body = { ...details, ...answers };
    try {
      const request = record
        ? edit({ ...pickChanges(details, record), ...answers, bid: record.bid })
        : add({ ...body, idempotencyKey: getIdempotencyKey(JSON.stringify(body)) });
      return { savedBid: (await request.unwrap()).bid };
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        dispatch(loginRequested());
        return { signedOut: true };
      }
      const about = isApiError(error) ? questions[error.code ?? ''] : undefined;
      if (about !== undefined && (about === 'offset' ? earlier : clock) === undefined)
        return { question: { about, text: formatError(error, t) } };
      const errors = isApiError(error) ? await readFieldErrors(error, fieldByProperty, t) : undefined;
      if (!errors) dispatch(alertShown(getFailureMessage(error, t)));
      return { errors };
    }
  };

  return save;
}

const questions: Partial<Record<string, TimeQuestion['about']>> = { ambiguous_birth_time: 'offset', several_clocks: 'clock' };

function getFailureMessage(error: unknown, t: Translate): string {
  if (!isApiError(error) || error.kind === 'network') return t('chat.birthForm.exception');
  const otherwise = t('chat.birthForm.saveFailed');
  return error.kind === 'refused' ? formatError(error, t, otherwise) : otherwise;
}
