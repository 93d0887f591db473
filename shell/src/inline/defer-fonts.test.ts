/** @jest-environment jsdom */
import { deferFonts } from './defer-fonts';
import { storeCachedFonts } from './cached-fonts';

function open(devanagariMedia = ' media="not all"') {
  document.head.innerHTML = `<link rel="kept-preload" as="font" href="/font.woff2"><style data-fonts="shell-2">@font-face{}</style><style data-fonts="shell-2"${devanagariMedia}>@font-face{}</style>`;
  deferFonts(document);
  return {
    media: [...document.querySelectorAll('style')].map((style) => style.getAttribute('media')),
    preloaded: document.querySelectorAll('link[rel=preload]').length,
  };
}

const setController = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });

beforeEach(() => {
  localStorage.clear();
  setController({});
});
afterEach(() => jest.restoreAllMocks());

it('defers fonts that are not cached', () => {
  expect(open()).toEqual({ media: ['not all', 'not all'], preloaded: 0 });
});

it('applies cached fonts at once, but not those of another release', () => {
  storeCachedFonts('shell-2');
  expect(open()).toEqual({ media: [null, 'not all'], preloaded: 1 });
  storeCachedFonts('shell-1');
  expect(open()).toEqual({ media: ['not all', 'not all'], preloaded: 0 });
});

describe('on a page in Hindi', () => {
  /** Sets the width of each character on this device. */
  const setWidths = (widthOf: (text: string) => number) =>
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ measureText: (text: string) => ({ width: widthOf(text) }) } as unknown as null);

  it('defers Devanagari too if the device has a font for it', () => {
    setWidths((text) => (text === 'क' ? 8 : 10));
    expect(open('').media).toEqual(['not all', 'not all']);
  });

  it('fetches Devanagari at once if the device has no font for it', () => {
    setWidths(() => 10);
    expect(open('').media).toEqual(['not all', null]);
  });

  it('applies both at once if they are cached', () => {
    storeCachedFonts('shell-2');
    expect(open('').media).toEqual([null, null]);
  });
});

it('does not read storage on a first visit', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem');
  setController(null);
  expect(open()).toEqual({ media: ['not all', 'not all'], preloaded: 0 });
  expect(read).not.toHaveBeenCalled();
});

it('defers fonts on each visit if storage is blocked', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  storeCachedFonts('shell-2');
  expect(open()).toEqual({ media: ['not all', 'not all'], preloaded: 0 });
});

it('does nothing in a document without a rendered page', () => {
  document.head.innerHTML = '<style>@font-face{}</style>';
  deferFonts(document);
  expect(document.querySelector('style')?.getAttribute('media')).toBeNull();
});
