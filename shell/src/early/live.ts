const live = 'app:live';

/** Says that the page has been taken over, once. */
export const sayLive = (page: Document): boolean => page.dispatchEvent(new Event(live));

/** Calls back when the page has been taken over. */
export const whenLive = (page: Document, then: () => void): void => page.addEventListener(live, then, { once: true });
