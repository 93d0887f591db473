/** @jest-environment jsdom */
/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { compositionOf, composedRemote } from '../composition/testing/composed';
import { blame } from './blame';
import { recordEvent, recordUncaughtErrors } from './failures';
import { startReports } from './start-reports';

jest.mock('web-vitals', () => {
  const observe = (value: number) => (callback: (metric: { value: number }) => void) => callback({ value });
  return { onCLS: observe(0.05), onFCP: observe(900), onINP: observe(80), onLCP: observe(1500.12345), onTTFB: observe(100) };
});

type Entry = Record<string, unknown>;
const sent: { releases: Entry[]; fills?: Entry[] }[] = [];
const errorIn = (...files: string[]) =>
  Object.assign(new Error('a secret of Asha'), { stack: files.map((file) => `at f (https://site.example${file}:1:2)`).join('\n') });
const ask = jest.fn(async (_path: string) => ({}));
let observeCalls: ((entries: object[]) => void) | undefined;
let observeMarks: ((entries: object[]) => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  Object.assign(globalThis, { fetch: ask.mockClear() });
  Object.assign(navigator, { sendBeacon: (_url: string, body: string) => sent.push(JSON.parse(body) as (typeof sent)[0]) });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(private readonly callback: (list: { getEntries: () => object[] }) => void) {}
      observe({ type }: { type: string }) {
        const observe = (entries: object[]) => this.callback({ getEntries: () => entries });
        if (type === 'mark') observeMarks = observe;
        else observeCalls = observe;
      }
    },
  });
  performance.getEntriesByName = () => [{ startTime: 2100 }] as unknown as PerformanceEntryList;
  document.head.innerHTML = '<script data-own src="/releases/shell/shell-1.0.0-a/vendor.js" type="after-paint"></script>';
  history.replaceState(null, '', '/forum');
});
afterEach(() => jest.useRealTimers());

const composition = () => compositionOf(composedRemote('forum', ['forum']), composedRemote('chat', ['chats']));
const start = () =>
  startReports(composition(), {
    path: '/report',
    findOwner: () => ({ remote: { remote: 'forum', release: 'forum-2' }, route: { path: 'forum/:id' } }),
  });
const entryOf = (release: string) => sent.flatMap(({ releases }) => releases).filter((entry) => entry.release === release);

it('reports each release of the page once, with the vitals of its first page, ten seconds later', () => {
  recordEvent('use', 'forum-2');
  start();
  expect(sent).toEqual([]);
  // Requests the token that documents from shared caches do not have.
  expect(ask.mock.calls).toEqual([['/report']]);
  jest.advanceTimersByTime(10_000);
  const vitals = { lcp: 1500.123, cls: 0.05, inp: 80, fcp: 900, ttfb: 100, tti: 2100 };
  const fine = { visits: 1, bad: 0, load: 0, page: 0, api: 0, vitals };
  expect(sent.map(({ releases }) => releases)).toEqual([
    [
      { remote: 'forum', release: 'forum-2', ...fine },
      { remote: 'shell', release: 'shell-1.0.0-a', ...fine },
    ],
  ]);
});

it('reports the route, the language and the memory of the device with which the document began', () => {
  document.documentElement.lang = 'hi';
  Object.assign(navigator, { deviceMemory: 2 });
  start();
  jest.advanceTimersByTime(10_000);
  expect(sent).toMatchObject([{ page: 'forum/:id', locale: 'hi', memory: 2 }]);
});

it('reports failures within seconds for the release in the stack, and counts a bad visit once', () => {
  recordUncaughtErrors(window);
  start();
  recordEvent('load', 'chat-2');
  window.dispatchEvent(
    Object.assign(new Event('error'), { error: errorIn('/releases/shell/shell-1/vendor.js', '/releases/forum/forum-2/page.js') }),
  );
  window.dispatchEvent(Object.assign(new Event('error'), { error: errorIn('/extension.js') }));
  observeCalls?.([
    { name: 'https://site.example/apis/forum/get.php', responseStatus: 503 },
    { name: 'https://site.example/apis/forum/get.php', responseStatus: 200 },
    { name: 'https://elsewhere.example/x', responseStatus: 500 },
  ]);
  jest.advanceTimersByTime(3000);
  expect(entryOf('chat-2')).toMatchObject([{ visits: 1, bad: 1, load: 1 }]);
  expect(entryOf('forum-2')).toMatchObject([{ visits: 1, bad: 1, page: 1, api: 1 }]);
  recordEvent('page', 'forum-2', errorIn());
  jest.advanceTimersByTime(3000);
  expect(entryOf('forum-2')[1]).toEqual({ remote: 'forum', release: 'forum-2', visits: 0, bad: 0, load: 0, page: 1, api: 0 });
  expect(JSON.stringify(sent)).not.toContain('Asha');
});

it('reports pending entries when the page is hidden, and no failure while the device is offline', () => {
  start();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  recordEvent('load', 'forum-2');
  dispatchEvent(new Event('pagehide'));
  expect(entryOf('forum-2')).toMatchObject([{ visits: 1, bad: 0 }]);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

it('reports a goal once a time for the release of its remote, and no mark of anything else', () => {
  start();
  observeMarks?.([{ name: 'goal chat.asked' }, { name: 'goal chat.asked' }, { name: 'goal garden.grown' }, { name: 'app:interactive' }]);
  jest.advanceTimersByTime(10_000);
  expect(entryOf('chat-2')).toMatchObject([{ visits: 1, goals: ['chat.asked'] }]);
  expect(entryOf('forum-2')[0]).not.toHaveProperty('goals');
  expect(JSON.stringify(sent)).not.toContain('garden');
});

it('reports no more and no longer goals than the server takes, so that the report of all releases is not refused', () => {
  start();
  observeMarks?.(
    [`chat.${'x'.repeat(100)}`, ...Array.from({ length: 9 }, (_, at) => `chat.${at}`)].map((name) => ({ name: `goal ${name}` })),
  );
  jest.advanceTimersByTime(10_000);
  expect(entryOf('chat-2')).toMatchObject([{ visits: 1, goals: Array.from({ length: 8 }, (_, at) => `chat.${at}`) }]);
  expect(entryOf('forum-2')[0]).not.toHaveProperty('goals');
  expect(JSON.stringify(sent)).not.toContain('garden');
});

it('attributes an error without a release in its stack to no release', () => {
  expect([blame('text'), blame(errorIn('/x.js')), blame(errorIn('/releases/shell/shell-1/main.js'))]).toEqual([
    null,
    null,
    { remote: 'shell', release: 'shell-1' },
  ]);
});

it('counts a fill apart from pages, also an error of its release outside of its boundary', () => {
  start();
  recordEvent('fillUse', 'chat-2');
  recordEvent('fill', 'chat-2', errorIn('/releases/forum/forum-2/page.js'));
  window.dispatchEvent(Object.assign(new Event('error'), { error: errorIn('/releases/chat/chat-2/page.js') }));
  jest.advanceTimersByTime(10_000);
  expect(sent.flatMap(({ fills = [] }) => fills)).toEqual([
    { remote: 'chat', release: 'chat-2', visits: 1, bad: 1, load: 0, page: 2, api: 0 },
  ]);
  expect(entryOf('chat-2')).toEqual([]);
  expect(entryOf('forum-2')).toMatchObject([{ bad: 0, page: 0 }]);
});

it('counts a failed call of a fill for the fill alone, and the failed calls of the page for the page', () => {
  start();
  recordEvent('fillUse', 'chat-2');
  const failedCall = { name: 'https://site.example/apis/chats/get.php', responseStatus: 503 };
  observeCalls?.([failedCall]);
  recordEvent('fillCall', 'chat-2');
  recordEvent('fillCall', 'chat-2');
  observeCalls?.([failedCall, failedCall]);
  jest.advanceTimersByTime(10_000);
  expect(sent.flatMap(({ fills = [] }) => fills)).toMatchObject([{ release: 'chat-2', visits: 1, bad: 1, api: 2 }]);
  expect(entryOf('forum-2')).toMatchObject([{ bad: 1, api: 1 }]);
});
