import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';

const initialState = { first: 0, canPrevious: false, canNext: true };

/**
 * Loads embla for the element when it is near the viewport, because loading it and measuring slides earlier would delay input.
 * Without it the row scrolls natively.
 */
function attachNearViewport(element: HTMLElement, setEmbla: (embla: EmblaCarouselType | undefined) => void): () => void {
  let isAttached = true;
  let embla: EmblaCarouselType | undefined;
  async function attach() {
    const { default: createEmbla } = await import(/* webpackChunkName: "shared-embla" */ 'embla-carousel');
    if (!isAttached) return;
    embla = createEmbla(element, { align: 'start', containScroll: 'trimSnaps' });
    setEmbla(embla);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without the library the carousel still scrolls natively.
      attach().catch(() => undefined);
    },
    { rootMargin: '50% 0px' },
  );
  observer.observe(element);
  return () => {
    isAttached = false;
    observer.disconnect();
    embla?.destroy();
    setEmbla(undefined);
  };
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Embla for the element with the ref `viewport`: the index of the first visible slide, and functions to scroll by one slide. */
export function useCarousel() {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const row = useRef<HTMLElement>(null);
  const viewport = useCallback((element: HTMLElement | null) => {
    row.current = element;
    return element ? attachNearViewport(element, setEmbla) : undefined;
  }, []);

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

  const scrollRow = (slides: number) => row.current?.scrollBy({ left: (slides * row.current.clientWidth) / 2 });
  return {
    viewport,
    ready: embla !== undefined,
    first,
    canPrevious,
    canNext,
    previous: () => (embla ? embla.scrollPrev(prefersReducedMotion()) : scrollRow(-1)),
    next: () => (embla ? embla.scrollNext(prefersReducedMotion()) : scrollRow(1)),
  };
}
