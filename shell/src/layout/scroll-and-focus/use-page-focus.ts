import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from './move-focus';
import { retryUntilStable } from './retry-until-stable';

/** Moves focus to the heading after a navigation; the initial page keeps the browser's focus. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (hash !== '') return;
    let isMoved = false;
    return retryUntilStable(() => {
      // The focus is lost if the heading is replaced, or if a modal dialog was still open.
      if (isMoved && document.activeElement !== document.body) return false;
      isMoved = true;
      const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
      if (heading) moveFocus(heading);
      return false;
    });
  }, [pathname, hash, main]);
}
