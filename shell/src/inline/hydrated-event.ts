const eventName = 'app:live';

/** Announces that the page is hydrated. */
export const emitHydrated = (page: Document): boolean => page.dispatchEvent(new Event(eventName));

/** Calls back once when the page is hydrated. */
export const onHydrated = (page: Document, callback: () => void): void => page.addEventListener(eventName, callback, { once: true });
