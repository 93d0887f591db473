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
  /** The parameter of the write; set while its author posts the text anyway. */
  postAnyway: () => { post_anyway?: true };
  /** Shows the help in a response; returns whether the write was refused because of the care check. */
  showCare: (sent: Sent) => boolean;
  /** The card with the help. Until the text is posted, its button posts it with `submit`. */
  card: (submit: () => Promise<void>, isBusy: boolean) => ReactNode;
}

/** Help for an author whose draft expresses despair or danger. The card takes the focus, and the draft is kept. */
export function useDraftCare(): DraftCare {
  const [shown, setShown] = useState<{ care: Care; state: DraftState } | null>(null);
  const [unread, setUnread] = useState<unknown>();
  const isPostedAnyway = useRef(false);
  const dispatch = useAppDispatch();
  const isOnPage = useIsOnPage();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown !== null) box.current?.focus();
  }, [shown]);

  async function submitAnyway(submit: () => Promise<void>) {
    // A form reads it synchronously in `submit`.
    isPostedAnyway.current = true;
    const submitted = submit();
    isPostedAnyway.current = false;
    await submitted;
  }

  return {
    postAnyway: () => (isPostedAnyway.current ? { post_anyway: true } : {}),
    showCare({ error, data }) {
      const failure = isApiError(error) ? error : undefined;
      const isRefused = failure?.code === 'care_needed';
      const care = failure?.care ?? data?.care;
      const state: DraftState = isRefused ? 'refused' : failure === undefined ? 'posted' : 'failed';
      // A person who has left the page gets the help in a toast.
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
