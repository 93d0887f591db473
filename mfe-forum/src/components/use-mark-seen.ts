import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useGetNotificationSummaryQuery } from '@oracle-astra/shared/api';
import type { OpenNotificationRequest } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';

const loadMarkSeen = () => import(/* webpackChunkName: "forum-mark-seen" */ './mark-seen');

/** Marks the notifications of a page as seen when it is opened, however the person came to it. */
export function useMarkSeen(shown: OpenNotificationRequest | null): void {
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const { currentData } = useGetNotificationSummaryQuery(undefined, { skip: !isSignedIn || shown === null });
  const start = useEffectEvent(() => {
    // If it fails, the notification stays unseen and can be pressed.
    if (shown !== null && currentData?.unseen_count)
      loadMarkSeen().then(
        ({ markSeen }) => markSeen(dispatch, shown),
        () => undefined,
      );
  });
  const isKnown = currentData !== undefined;
  useEffect(() => {
    if (isKnown) start();
  }, [isKnown]);
}

/** The same for the notification that a push message named in the address. */
export function useMarkPushedSeen(): void {
  const [params] = useSearchParams();
  const nid = params.get('nid');
  useMarkSeen(nid === null ? null : { nid });
}
