import { useEffect, useRef } from 'react';

/** Sets `--keyboard` on an element to the height of a virtual keyboard that overlays the page. */
export function useKeyboardInset<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      box.current?.style.setProperty('--keyboard', `${view.scale > 1 ? 0 : covered}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return box;
}
