import { useEffect, useState } from 'react';

/** The id of the current section: the last one whose heading has reached the upper third of the window. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const limit = window.innerHeight / 3;
        const reached = headings.filter((heading) => heading.getBoundingClientRect().top <= limit);
        setCurrent((reached.at(-1) ?? headings[0])?.id);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
