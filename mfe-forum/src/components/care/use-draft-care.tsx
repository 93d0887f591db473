import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes, type CareCard as Care } from '@oracle-astra/shared/contract';
import { toastShown, useIsOnPage } from '@oracle-astra/shared/session';
import { DraftCareCard, type DraftState } from './draft-care-card';
import { FailureCare } from './failure-care';

interface Sent {
  error?: unknown;
  data?: { care?: Care | undefined } | undefined;
}

interface DraftCare {
  /** Sent with the write while its author posts a text in spite of the help. */
  postAnyway: () => { post_anyway?: true };
  /** Shows the help that came with a refusal or with a text that was posted; whether the write was refused by it. */
  meet: (sent: Sent) => boolean;
  /** The help, with the way on by `submit` while nothing is posted. */
  card: (submit: () => Promise<void>, isBusy: boolean) => ReactNode;
}

/** Help for somebody whose draft expresses despair or danger; it takes the focus, and the draft stays. */
export function useDraftCare(): DraftCare {
  const [shown, setShown] = useState<{ care: Care; state: DraftState } | null>(null);
  const [unread, setUnread] = useState<unknown>();
  const isAnyway = useRef(false);
  const dispatch = useAppDispatch();
  const isOnPage = useIsOnPage();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown !== null) box.current?.focus();
  }, [shown]);

  async function submitAnyway(submit: () => Promise<void>) {
    // A form reads it synchronously, or does not send at all.
    isAnyway.current = true;
    const submitted = submit();
    isAnyway.current = false;
    await submitted;
  }

  return {
    postAnyway: () => (isAnyway.current ? { post_anyway: true } : {}),
    meet({ error, data }) {
      const failure = isApiError(error) ? error : undefined;
      const isRefused = failure?.code === 'care_needed';
      const care = failure?.care ?? data?.care;
      const state: DraftState = isRefused ? 'refused' : failure === undefined ? 'posted' : 'failed';
      // The help is also shown if the person has left the page.
      if (care !== undefined && !isOnPage()) dispatch(toastShown('warn', care.text, siteRoutes.helplines));
      if (error === undefined || care !== undefined) setShown(care === undefined ? null : { care, state });
      setUnread(care === undefined ? error : undefined);
      return isRefused && care !== undefined;
    },
    card: (submit, isBusy) =>
      shown === null ? (
        <FailureCare error={unread} />
      ) : (
        <DraftCareCard ref={box} care={shown.care} state={shown.state} busy={isBusy} onPostAnyway={() => void submitAnyway(submit)} />
      ),
  };
}
