import { useCallback, useContext } from 'react';
import { useSelector, useStore } from 'react-redux';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { splitLocale } from '../contract';
import type { SharedState } from './reducer';

/**
 * Returns a function that says whether another person than that of this render is signed in now. Call it after an await, before
 * writing what the person typed or allowed, because it would be written for the other one.
 */
export function useIsOtherPerson(): () => boolean {
  const store = useStore<SharedState>();
  const uid = useSelector(({ session }: SharedState) => session.uid);
  return useCallback(() => {
    const present = store.getState().session.uid;
    return uid !== null && present !== null && present !== uid;
  }, [store, uid]);
}

/**
 * Returns a function that says whether the person is still on the page of this render and not navigating to another one; another
 * query is another page, and so is the page of another person who has signed in since. Call it after each await, before
 * navigating, opening a dialog or changing the address.
 */
export function useIsOnPage(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const isOtherPerson = useIsOtherPerson();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    if (isOtherPerson()) return false;
    const now = router && (router.state.navigation.location ?? router.state.location);
    return !now || splitLocale(now.pathname).pathname + now.search === pathname + search;
  }, [router, isOtherPerson, pathname, search]);
}
