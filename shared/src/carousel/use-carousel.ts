import { useCallback, useSyncExternalStore } from 'react';
import useEmblaCarousel from 'embla-carousel-react';

const still = { first: 0, canPrevious: false, canNext: true };

/** Embla on the element given `viewport`: which slide is the first in view, and the ways on and back. */
export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });

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
