import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from './move-focus';

/** Moves focus to the heading after a navigation; the initial page keeps the browser's focus. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    if (heading && hash === '') moveFocus(heading);
  }, [pathname, hash, main]);
}
