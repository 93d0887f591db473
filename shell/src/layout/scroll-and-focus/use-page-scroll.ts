import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation, useNavigationType } from 'react-router-dom';
import { moveFocus } from './move-focus';
import { scrollPositions } from './scroll-positions';
import { retryUntilStable } from './retry-until-stable';

/**
 * Scrolls on navigation: to the top, to the section in the hash, or to the saved position when going back and forward.
 * react-router's own restoration scrolls smoothly and does not wait for sections that load late.
 */
export function usePageScroll(loading: boolean): void {
  const { key, pathname, search, hash } = useLocation();
  // Not by `key` alone, because entries that the browser created for plain hash links all have the same key.
  const entry = key + pathname + search + hash;
  const isReturn = useNavigationType() === 'POP';
  // `preventScrollReset` of a link is only available in this context.
  const preventsReset = useContext(RouterState)?.preventScrollReset === true;
  const currentEntry = useRef(entry);
  const positions = useRef<ReturnType<typeof scrollPositions>>(null);

  const restore = useEffectEvent(() => {
    const isInitial = positions.current === null;
    positions.current ??= scrollPositions();
    currentEntry.current = entry;
    const saved = isReturn ? positions.current.get(entry) : undefined;
    if (saved !== undefined) return retryUntilStable(() => jumpTo(saved));
    if (hash !== '') return retryUntilStable(() => scrollToSection(decodeHash(hash)));
    if (!isInitial && !preventsReset) jumpTo(0);
    return undefined;
  });
  useLayoutEffect(() => (loading ? undefined : restore()), [entry, loading]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => positions.current?.set(currentEntry.current, window.scrollY);
    const persist = () => positions.current?.persist();
    addEventListener('scroll', save, { passive: true });
    addEventListener('pagehide', persist);
    return () => {
      removeEventListener('scroll', save);
      removeEventListener('pagehide', persist);
    };
  }, []);
}

/** Returns whether the page is long enough to reach the position. */
function jumpTo(y: number): boolean {
  window.scrollTo({ top: y, behavior: 'instant' });
  return Math.abs(window.scrollY - y) < 2;
}

/** Scrolls smoothly unless the person prefers reduced motion, according to the base styles. */
function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (section === null) return false;
  section.scrollIntoView();
  moveFocus(section);
  return true;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A fragment that cannot be decoded is used unchanged.
    return hash.slice(1);
  }
}
