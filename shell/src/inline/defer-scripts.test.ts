/** @jest-environment jsdom */
import { deferScripts } from './defer-scripts';

let painted: (() => void) | undefined;
let answeredInMs = 0;

class FakeObserver {
  constructor(private readonly tell: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {}
  observe() {
    painted = () => this.tell({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) });
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
const preloaded = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => [link.getAttribute('href'), link.getAttribute('integrity'), link.getAttribute('crossorigin')]);

beforeEach(() => {
  jest.useFakeTimers();
  answeredInMs = 20;
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: 5, responseStart: 5 + answeredInMs }] });
});
afterEach(() => jest.useRealTimers());

it('starts the scripts in their order once the page is painted and whole', () => {
  open('loading');
  parsed();
  expect(started()).toEqual([]);
  painted?.();
  expect(started()).toEqual(['/vendor.js', '/page.js']);
  const [vendor] = document.querySelectorAll<HTMLScriptElement>('script:not([type])');
  expect([vendor?.async, vendor?.getAttribute('integrity'), vendor?.crossOrigin, vendor?.dataset.own]).toEqual([false, 'sha384-a', 'anonymous', '']);
});

it('waits for the end of the document where that comes after the paint: the state of the page stands there', () => {
  open('loading');
  painted?.();
  expect(started()).toEqual([]);
  parsed();
  expect(started()).toHaveLength(2);
});

it('starts them once, however often a paint is told', () => {
  open('interactive');
  painted?.();
  painted?.();
  jest.runAllTimers();
  expect(started()).toHaveLength(2);
});

it('starts them without a paint where none is told', () => {
  open('interactive');
  jest.advanceTimersByTime(1000);
  expect(started()).toHaveLength(2);
});

it('asks for them on a slow line once the document is whole, as they will be asked for after the paint', () => {
  answeredInMs = 300;
  open('loading');
  expect(preloaded()).toEqual([]);
  parsed();
  expect(preloaded()).toEqual([['/vendor.js', 'sha384-a', 'anonymous'], ['/page.js', 'sha384-b', 'anonymous']]);
  expect(started()).toEqual([]);
});

it('asks for nothing before the paint on a fast line', () => {
  open('loading');
  parsed();
  expect(preloaded()).toEqual([]);
});
