import { useCallback } from 'react';
import { useSharedDispatch } from './hooks';
import { alertShown, toastShown } from './notices-slice';
import { useIsOnPage } from './use-is-on-page';

/** Returns a function that shows an alert. A person who has left the page gets a toast instead, because an alert takes the focus. */
export function useAlert(): (text: string) => void {
  const dispatch = useSharedDispatch();
  const isOnPage = useIsOnPage();
  return useCallback((text) => void dispatch(isOnPage() ? alertShown(text) : toastShown('bad', text)), [dispatch, isOnPage]);
}
