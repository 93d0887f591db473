/** @jest-environment jsdom */
import { fontsInTime } from './fonts';
import { sayLive } from './live';

function open() {
  document.head.innerHTML = '<link rel="kept-preload" as="font" href="/font.woff2"><style data-fonts="shell-2">@font-face{}</style>';
  fontsInTime(document);
}

/** The browser has brought the fonts, or could not. */
async function brought(by: 'load' | 'error' = 'load') {
  document.querySelectorAll('link[rel=preload]').forEach((link) => link.dispatchEvent(new Event(by)));
  await new Promise((resolve) => { setTimeout(resolve); });
}

const media = () => document.querySelector('style')?.getAttribute('media');
const preloaded = () => document.querySelectorAll('link[rel=preload]').length;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each(['load', 'error'] as const)('waits with letters that are new to the browser until the page answers, and shows them when they are there (%s)', async (by) => {
  open();
  expect([media(), preloaded()]).toEqual(['not all', 0]);
  sayLive(document);
  expect([media(), preloaded()]).toEqual(['not all', 1]);
  await brought(by);
  expect(media()).toBeNull();
});

it('has them at once on the next visit, and not those of another release', async () => {
  open();
  sayLive(document);
  await brought();
  open();
  expect([media(), preloaded()]).toEqual([null, 1]);
  localStorage.setItem('fonts', 'shell-1');
  open();
  expect([media(), preloaded()]).toEqual(['not all', 0]);
});

it('brings them where storage is forbidden, each time anew', async () => {
  const forbidden = () => { throw new Error('SecurityError'); };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  open();
  sayLive(document);
  await brought();
  expect(media()).toBeNull();
  open();
  expect(media()).toBe('not all');
});

it('leaves a page alone that is not painted yet', () => {
  document.head.innerHTML = '<style>@font-face{}</style>';
  fontsInTime(document);
  expect(media()).toBeNull();
});
