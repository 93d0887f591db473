/** @jest-environment jsdom */
import { fontsInTime } from './fonts';
import { sayLive } from './live';

function open() {
  document.head.innerHTML = '<link rel="kept-preload" as="font" href="/font.woff2"><style data-fonts="shell-2">@font-face{}</style>';
  fontsInTime(document);
}

const media = () => document.querySelector('style')?.getAttribute('media');
const preloaded = () => document.querySelectorAll('link[rel=preload]').length;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('waits with letters that are new to the browser until the page answers', () => {
  open();
  expect([media(), preloaded()]).toEqual(['not all', 0]);
  sayLive(document);
  expect([media(), preloaded()]).toEqual([null, 0]);
});

it('has them at once on the next visit, and not those of another release', () => {
  open();
  sayLive(document);
  open();
  expect([media(), preloaded()]).toEqual([null, 1]);
  localStorage.setItem('fonts', 'shell-1');
  open();
  expect([media(), preloaded()]).toEqual(['not all', 0]);
});

it('brings them where storage is forbidden, each time anew', () => {
  const forbidden = () => { throw new Error('SecurityError'); };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  open();
  sayLive(document);
  expect(media()).toBeNull();
  open();
  expect(media()).toBe('not all');
});

it('leaves a page alone that is not painted yet', () => {
  document.head.innerHTML = '<style>@font-face{}</style>';
  fontsInTime(document);
  expect(media()).toBeNull();
});
