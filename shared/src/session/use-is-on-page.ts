import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { splitLocale } from '../contract';

/**
 * Returns whether the person is still on the page that was shown when the function was rendered, nor on the way to another
 * one; another query makes it another page. What was begun there asks it after each wait, before it navigates, opens a dialog
 * or changes the address.
 */
export function useIsOnPage(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname, search } = useLocation();
  return useCallback(() => {
    const now = router && (router.state.navigation.location ?? router.state.location);
    return !now || splitLocale(now.pathname).pathname + now.search === pathname + search;
  }, [router, pathname, search]);
}
