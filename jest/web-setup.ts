import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
// Imported before fail-on-console, so that errors during the cleanup fail the test too.
import { configure } from '@testing-library/react';
import { locales, type CompiledMessages, type Locale } from '@oracle-astra/shared/contract';
import { registerMessages } from '@oracle-astra/shared/i18n';
import { compiledCatalogsFile } from './compiled-catalogs-file';
import { polyfillDialogs } from './dialog-polyfill';

// Long, because tests render whole pages and type letter by letter, and the first test of a file loads its modules, which is slow on a busy
// machine.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);
// CI machines can be overloaded, so a failed test is retried once and both results are printed.
if (process.env.CI !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** jsdom has no layout, so its observers do nothing. */
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

const catalogs = JSON.parse(readFileSync(compiledCatalogsFile, 'utf8')) as Record<Locale, CompiledMessages>;
for (const locale of locales) registerMessages(locale, catalogs[locale]);
