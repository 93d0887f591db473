import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { restoreCarriedInput } from './carried-input';

/** Restores the input and scroll position of the same page in the other language. */
export function useCarriedInput(): void {
  const { pathname, search } = useLocation();
  useEffect(() => restoreCarriedInput(pathname + search), [pathname, search]);
}
