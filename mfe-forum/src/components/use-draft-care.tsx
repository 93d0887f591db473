import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@oracle-astra/shared/api';
import type { CareCard as Care } from '@oracle-astra/shared/contract';
import { DraftCareCard } from './draft-care-card';

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

/** Help for somebody whose draft speaks of despair or danger; it takes the focus, and the draft stays. */
export function useDraftCare(): DraftCare {
  const [shown, setShown] = useState<{ care: Care; isPosted: boolean } | null>(null);
  const isAnyway = useRef(false);
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
      const refused = isApiError(error) && error.code === 'care_needed' ? error.care : undefined;
      const care = refused ?? data?.care;
      if (error === undefined || care !== undefined) setShown(care === undefined ? null : { care, isPosted: refused === undefined });
      return refused !== undefined;
    },
    card: (submit, isBusy) =>
      shown && (
        <DraftCareCard
          ref={box}
          care={shown.care}
          busy={isBusy}
          onPostAnyway={shown.isPosted ? undefined : () => void submitAnyway(submit)}
        />
      ),
  };
}
