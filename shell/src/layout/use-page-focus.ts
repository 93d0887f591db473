import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from './move-focus';

/** After going to another page the focus is at its heading; the first page leaves it where the browser has it. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    if (heading && hash === '') moveFocus(heading);
  }, [pathname, hash, main]);
}
