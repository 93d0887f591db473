import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation, useNavigationType } from 'react-router-dom';
import { moveFocus } from './move-focus';
import { scrollPositions } from './scroll-positions';
import { settle } from './settle';

/**
 * Where a page stands when it is gone to: at the top, at the section that its address names, or, going back and forward,
 * where it was left. react-router's own restoration jumps in the page's smooth way and does not wait for late sections.
 */
export function usePageScroll(waiting: boolean): void {
  const { key, pathname, search, hash } = useLocation();
  // Entries that the browser made by itself, for a plain link to a section, all have one key.
  const entry = key + pathname + search + hash;
  const isReturn = useNavigationType() === 'POP';
  // A link may ask to stay where it is; react-router tells nobody else of it.
  const stays = useContext(RouterState)?.preventScrollReset === true;
  const shown = useRef(entry);
  const positions = useRef<ReturnType<typeof scrollPositions>>(null);

  const arrive = useEffectEvent(() => {
    const first = positions.current === null;
    positions.current ??= scrollPositions();
    shown.current = entry;
    const left = isReturn ? positions.current.get(entry) : undefined;
    if (left !== undefined) return settle(() => jumpTo(left));
    if (hash !== '') return settle(() => glideTo(idIn(hash)));
    if (!first && !stays) jumpTo(0);
    return undefined;
  });
  useLayoutEffect(() => (waiting ? undefined : arrive()), [entry, waiting]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => positions.current?.set(shown.current, window.scrollY);
    const keep = () => positions.current?.keep();
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, []);
}

/** Whether the page was long enough to get there. */
function jumpTo(y: number): boolean {
  window.scrollTo({ top: y, behavior: 'instant' });
  return Math.abs(window.scrollY - y) < 2;
}

/** Smooth where the person lets things move: the base style says so. */
function glideTo(id: string): boolean {
  const section = document.getElementById(id);
  if (section === null) return false;
  section.scrollIntoView();
  moveFocus(section);
  return true;
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
