const hydratedEvent = 'app:live';
const frameHydratedEvent = 'app:frame';

/** Announces that the frame is hydrated, but not the page within it. */
export const emitFrameHydrated = (page: Document): boolean => page.dispatchEvent(new Event(frameHydratedEvent));

/** Announces that the page is hydrated, and the frame too. */
export function emitHydrated(page: Document): void {
  emitFrameHydrated(page);
  page.dispatchEvent(new Event(hydratedEvent));
}

/** Calls back once when the frame is hydrated, with the page or before it. */
export const onFrameHydrated = (page: Document, callback: () => void): void =>
  page.addEventListener(frameHydratedEvent, callback, { once: true });

/** Calls back once when the page is hydrated. */
export const onHydrated = (page: Document, callback: () => void): void => page.addEventListener(hydratedEvent, callback, { once: true });
