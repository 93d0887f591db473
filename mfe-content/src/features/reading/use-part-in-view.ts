import { useEffect, useState } from 'react';

/** The id of the part that is being read: the last one whose heading has reached the upper part of the window. */
export function usePartInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const upper = new IntersectionObserver(
      () => {
        const limit = window.innerHeight / 3;
        const reached = parts.filter((part) => part.getBoundingClientRect().top <= limit);
        setCurrent((reached.at(-1) ?? parts[0])?.id);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const part of parts) upper.observe(part);
    return () => upper.disconnect();
  }, [key]);
  return current;
}
