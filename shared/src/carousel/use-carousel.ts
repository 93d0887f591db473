import { useCallback, useSyncExternalStore } from 'react';
import useEmblaCarousel from 'embla-carousel-react';

const initialState = { first: 0, canPrevious: false, canNext: true };

/** Attaches the element once it is near the viewport, because measuring slides outside of it would delay input. */
function attachNearViewport(element: HTMLElement, attach: (element: HTMLElement | null) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      attach(element);
    },
    { rootMargin: '50% 0px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    attach(null);
  };
}

/** Embla for the element with the ref `viewport`: the first visible slide, and functions to scroll by one slide. */
export function useCarousel() {
  const [attach, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const viewport = useCallback((element: HTMLElement | null) => (element ? attachNearViewport(element, attach) : undefined), [attach]);

  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => {
        embla?.off('select', changed).off('reInit', changed);
      };
    },
    [embla],
  );
  const first = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? initialState.first,
    () => initialState.first,
  );
  const canPrevious = useSyncExternalStore(
    subscribe,
    () => embla?.canScrollPrev() ?? initialState.canPrevious,
    () => initialState.canPrevious,
  );
  const canNext = useSyncExternalStore(
    subscribe,
    () => embla?.canScrollNext() ?? initialState.canNext,
    () => initialState.canNext,
  );

  const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    viewport,
    ready: embla !== undefined,
    first,
    canPrevious,
    canNext,
    previous: () => embla?.scrollPrev(prefersReducedMotion()),
    next: () => embla?.scrollNext(prefersReducedMotion()),
  };
}
