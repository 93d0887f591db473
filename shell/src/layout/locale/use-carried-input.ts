import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { restoreCarriedInput } from './carried-input';

/** Restores what was typed and read in the other language. */
export function useCarriedInput(): void {
  const { pathname, search } = useLocation();
  useEffect(() => restoreCarriedInput(pathname + search), [pathname, search]);
}
