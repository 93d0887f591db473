import { useEffect } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { useSession } from '@oracle-astra/shared/session';

/** The page loads before the stream starts. */
const startAfterMs = 3000;

/** Keeps the signed-in person's number of unseen notifications up to date while mounted. */
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
        // If its script fails to load, the number is updated at each navigation.
        () => undefined,
      );
    }, startAfterMs);
    return () => {
      isStopped = true;
      stop();
    };
  }, [dispatch, uid]);
}
