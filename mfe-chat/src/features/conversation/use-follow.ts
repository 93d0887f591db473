import { useEffect, useLayoutEffect, useRef } from 'react';

/** How near to the lower edge of the window, where the composer lies, the end still counts as in view. */
const slack = 96;

/**
 * Keeps the end of the thread in view while it grows, as long as the reader is there; one who scrolled up is left in
 * peace. `count` is how many items there are: an own question always leads to the end.
 */
export function useFollow(content: unknown, count: number) {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef(0);

  useEffect(() => {
    const look = () => {
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0;
      isAtEnd.current = bottom <= window.innerHeight - slack;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  useLayoutEffect(() => {
    const isNew = count > seen.current && seen.current > 0;
    seen.current = count;
    if (count === 0 || !(isNew || isAtEnd.current)) return;
    isAtEnd.current = true;
    end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, [content, count]);

  return end;
}
