import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useSession } from './hooks';
import type { SharedState } from './reducer';

/**
 * Returns a function that says whether another person than that of this render is signed in now. Call it after an await, before
 * writing what the person typed or allowed, because it would be written for the other one.
 */
export function useIsOtherPerson(): () => boolean {
  const store = useStore<SharedState>();
  const { uid } = useSession();
  return useCallback(() => {
    const present = store.getState().session.uid;
    return uid !== null && present !== null && present !== uid;
  }, [store, uid]);
}
