import { useEffect, useRef } from 'react';

/**
 * Keeps an element above the keyboard on phones where the keyboard lies over the page: its height is put into the
 * element's `--keyboard`.
 */
export function useKeyboardRoom<Box extends HTMLElement>() {
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
