import '@testing-library/jest-dom';
// Registers its clean-up before fail-on-console, so that errors of unmounting count too.
import { configure } from '@testing-library/react';
import { polyfillDialogs } from './dialog-polyfill';

// Whole pages are rendered, and people type letter by letter: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** jsdom lays nothing out: what only observes or moves the layout does nothing here. */
class NoopObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

function createMediaQueryList(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

const polyfills = {
  matchMedia: createMediaQueryList,
  scrollTo: () => undefined,
  IntersectionObserver: NoopObserver,
  ResizeObserver: NoopObserver,
};
for (const [name, value] of Object.entries(polyfills)) {
  Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
polyfillDialogs();
