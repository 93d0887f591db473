/** @jest-environment jsdom */
import { deferScripts } from './defer-scripts';

let painted: (() => void) | undefined;
let answeredInMs = 0;

class FakeObserver {
  constructor(private readonly callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {}
  observe() {
    painted = () => this.callback({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) });
  }
}

function open(readyState: DocumentReadyState) {
  document.head.innerHTML = `<script type="after-paint" crossorigin="anonymous" integrity="sha384-a" src="/vendor.js" data-own></script><script type="after-paint" crossorigin="anonymous" integrity="sha384-b" src="/page.js"></script>`;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  deferScripts(document);
}

function parsed() {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const started = () => [...document.querySelectorAll('script:not([type])')].map((script) => script.getAttribute('src'));
const preloaded = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('integrity'),
    link.getAttribute('crossorigin'),
  ]);

beforeEach(() => {
  jest.useFakeTimers();
  answeredInMs = 20;
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: 5, responseStart: 5 + answeredInMs }] });
});
afterEach(() => jest.useRealTimers());

it('starts scripts in document order after paint and parsing', () => {
  open('loading');
  parsed();
  expect(started()).toEqual([]);
  painted?.();
  expect(started()).toEqual(['/vendor.js', '/page.js']);
  const [vendor] = document.querySelectorAll<HTMLScriptElement>('script:not([type])');
  expect([vendor?.async, vendor?.getAttribute('integrity'), vendor?.crossOrigin, vendor?.dataset.own]).toEqual([
    false,
    'sha384-a',
    'anonymous',
    '',
  ]);
});

it('waits for the end of the document, which holds the page’s state, if parsing ends after the paint', () => {
  open('loading');
  painted?.();
  expect(started()).toEqual([]);
  parsed();
  expect(started()).toHaveLength(2);
});

it('starts scripts once for several paint entries', () => {
  open('interactive');
  painted?.();
  painted?.();
  jest.runAllTimers();
  expect(started()).toHaveLength(2);
});

it('starts scripts after a timeout if no paint is reported', () => {
  open('interactive');
  jest.advanceTimersByTime(1000);
  expect(started()).toHaveLength(2);
});

it('preloads scripts on a slow connection at once', () => {
  answeredInMs = 300;
  open('loading');
  expect(preloaded()).toEqual([
    ['/vendor.js', 'sha384-a', 'anonymous'],
    ['/page.js', 'sha384-b', 'anonymous'],
  ]);
  expect(started()).toEqual([]);
});

it('preloads scripts at once if the browser estimates a slow connection although the document arrived quickly', () => {
  Object.assign(navigator, { connection: { rtt: 150 } });
  open('loading');
  Object.assign(navigator, { connection: undefined });
  expect(preloaded()).toHaveLength(2);
});

it('preloads nothing on a fast connection', () => {
  open('loading');
  parsed();
  expect(preloaded()).toEqual([]);
});

it('reads storage for the first time while the scripts load', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem');
  open('loading');
  parsed();
  expect(read).not.toHaveBeenCalled();
  painted?.();
  jest.runAllTimers();
  expect(read).toHaveBeenCalled();
});
