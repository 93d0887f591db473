import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { AppState, AppStore } from '@oracle-astra/shared/api';
import { loginRequested, toastShown } from '@oracle-astra/shared/session';

const isSignedIn = (store: Pick<AppStore, 'getState'>) => store.getState().session.token !== null;

/**
 * Returns a function that asks a visitor to log in, with a toast that gives the reason. It resolves to true after the login, or
 * at once for members, and to false if the login was closed.
 */
export function useSignIn(): (reason: string) => Promise<boolean> {
  const store = useStore<AppState>();
  return useCallback(
    async (reason) => {
      if (isSignedIn(store)) return true;
      store.dispatch(toastShown('warn', reason));
      store.dispatch(loginRequested());
      return waitForLogin(store);
    },
    [store],
  );
}

function waitForLogin(store: Pick<AppStore, 'getState' | 'subscribe'>): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      // The dialog is closed just before the session begins, in the same task.
      queueMicrotask(() => {
        if (!isSignedIn(store) && store.getState().login.open) return;
        unsubscribe();
        resolve(isSignedIn(store));
      });
    });
  });
}
