import { useEffect } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { useSession } from '@oracle-astra/shared/session';

/** The page has the line to itself first. */
const startAfterMs = 3000;

/** Follows the notifications of the signed-in person while mounted. */
export function useLiveNotifications(): void {
  const dispatch = useAppDispatch();
  const { uid } = useSession();
  useEffect(() => {
    let stop: () => void = () => clearTimeout(timer);
    let isStopped = false;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "follow-notifications" */ './follow-notifications').then(
        ({ followNotifications }) => {
          if (!isStopped) stop = dispatch(followNotifications());
        },
        // Without its script the count is updated with each page.
        () => undefined,
      );
    }, startAfterMs);
    return () => {
      isStopped = true;
      stop();
    };
  }, [dispatch, uid]);
}
