import { useCallback, useSyncExternalStore } from 'react';
import useEmblaCarousel from 'embla-carousel-react';

const still = { first: 0, canPrevious: false, canNext: true };

/** Gives the element away once it is near the view: to measure slides that nobody sees yet would keep the page from answering. */
function onceNear(element: HTMLElement, take: (element: HTMLElement | null) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    take(element);
  }, { rootMargin: '50% 0px' });
  observer.observe(element);
  return () => {
    observer.disconnect();
    take(null);
  };
}

/** Embla on the element given `viewport`: which slide is the first in view, and the ways on and back. */
export function useCarousel() {
  const [take, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const viewport = useCallback((element: HTMLElement | null) => (element ? onceNear(element, take) : undefined), [take]);

  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => {
        embla?.off('select', changed).off('reInit', changed);
      };
    },
    [embla],
  );
  const first = useSyncExternalStore(subscribe, () => embla?.selectedScrollSnap() ?? still.first, () => still.first);
  const canPrevious = useSyncExternalStore(subscribe, () => embla?.canScrollPrev() ?? still.canPrevious, () => still.canPrevious);
  const canNext = useSyncExternalStore(subscribe, () => embla?.canScrollNext() ?? still.canNext, () => still.canNext);

  const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    viewport,
    ready: embla !== undefined,
    first,
    canPrevious,
    canNext,
    previous: () => embla?.scrollPrev(isStill()),
    next: () => embla?.scrollNext(isStill()),
  };
}
