import { isApiError, formatError, useAddBirthMutation, useAppDispatch, useEditBirthMutation } from '@oracle-astra/shared/api';
import type { BirthDetails } from '@oracle-astra/shared/contract';
import { readFieldErrors } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { loginRequested, useAlert, useIsOnPage } from '@oracle-astra/shared/session';
import { fieldByProperty } from './birth-request';
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

/** Saves birth details: a new record, or the one with the given `bid`. A failure is shown as an alert, or returned as the `errors` of its field. */
export function useSaveBirth() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [add] = useAddBirthMutation();
  const [edit] = useEditBirthMutation();
  const isOnPage = useIsOnPage();
  const showAlert = useAlert();

  const save = async (bid: string, details: BirthDetails, { earlier, clock }: TimeAnswers): Promise<SaveResult> => {
    const body = { ...details, clock: clock ?? ('ask' as const), ...(earlier === undefined ? {} : { earlier_offset: earlier }) };
    try {
      const request = bid === '' ? add(body) : edit({ ...body, bid });
      return { savedBid: (await request.unwrap()).bid };
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        if (isOnPage()) dispatch(loginRequested());
        return { signedOut: true };
      }
      const about = isApiError(error) ? questions[error.code ?? ''] : undefined;
      if (about !== undefined && (about === 'offset' ? earlier : clock) === undefined)
        return { question: { about, text: formatError(error, t) } };
      const errors = isApiError(error) ? await readFieldErrors(error, fieldByProperty, t) : undefined;
      if (!errors) showAlert(getFailureMessage(error, t));
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
