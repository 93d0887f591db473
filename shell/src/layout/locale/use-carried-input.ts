import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { safeStorage } from '@oracle-astra/shared/storage';
import { carriedInputKey } from './carried-input-key';

/** Its code is loaded only where the language changes. */
export const loadCarriedInput = () => import(/* webpackChunkName: "carried-input" */ './carried-input');

/** Restores what was typed and read in the other language; `loading` is true until the page is there. */
export function useCarriedInput(loading: boolean): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (loading || safeStorage('session').get(carriedInputKey) === null) return;
    loadCarriedInput().then(
      ({ restoreCarriedInput }) => restoreCarriedInput(pathname + search),
      () => undefined,
    );
  }, [loading, pathname, search]);
}
