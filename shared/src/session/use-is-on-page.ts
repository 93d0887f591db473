import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { splitLocale } from '../contract';

/**
 * Returns a function that says whether the person is still on the page of this render and not navigating to another one; another
 * query is another page. Call it after each await, before navigating, opening a dialog or changing the address.
 */
export function useIsOnPage(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname, search } = useLocation();
  return useCallback(() => {
    const now = router && (router.state.navigation.location ?? router.state.location);
    return !now || splitLocale(now.pathname).pathname + now.search === pathname + search;
  }, [router, pathname, search]);
}
