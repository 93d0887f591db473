import { readCachedFonts } from '../../inline/cached-fonts';
import { loadFonts } from './load-fonts';

/** A fake FontFace that records which files are loaded. */
class FakeFontFace {
  static fetched: string[] = [];
  static failing = '';
  readonly weight: string;
  readonly unicodeRange: string;
  constructor(
    readonly family: string,
    readonly source: string,
    { weight, unicodeRange }: { weight: string; unicodeRange: string },
  ) {
    [this.weight, this.unicodeRange] = [weight, unicodeRange];
  }
  load() {
    const file = /([a-z-]+\d+)\.woff2/.exec(this.source)?.[1] ?? '';
    FakeFontFace.fetched.push(file);
    return file === FakeFontFace.failing ? Promise.reject(new Error('A network error occurred')) : Promise.resolve(this);
  }
}

const face = (family: string, weight: number, range: string) =>
  `@font-face{font-family:${family};src:url(/${family.toLowerCase()}-${range === 'U+900-97F' ? 'devanagari' : range === 'U+20B9' ? 'rupee' : 'latin'}-${weight}.woff2);font-weight:${weight};unicode-range:${range}}`;
const latin = [
  face('Eczar', 500, 'U+0-FF,U+2000-206F'),
  face('Hind', 400, 'U+0-FF,U+2000-206F'),
  face('Hind', 600, 'U+0-FF,U+2000-206F'),
  face('Hind', 400, 'U+20B9'),
].join('');
const hindi = [face('Eczar', 500, 'U+900-97F'), face('Hind', 400, 'U+900-97F'), face('Hind', 600, 'U+900-97F')].join('');

function open(body: string, latinMedia = ' media="not all"') {
  document.head.innerHTML = `<style data-fonts="shell-2"${latinMedia}>${latin}</style><style data-fonts="shell-2" media="not all">${hindi}</style>`;
  document.body.innerHTML = body;
}

const registered = new Set<unknown>();
beforeEach(() => {
  Object.assign(globalThis, { FontFace: FakeFontFace });
  Object.defineProperty(document, 'fonts', { value: registered, configurable: true });
  registered.clear();
  localStorage.clear();
  Object.assign(FakeFontFace, { fetched: [], failing: '' });
});

const latinFiles = ['eczar-latin-500', 'hind-latin-400', 'hind-latin-600'];

it('loads Latin fonts and other fonts in use, and registers the rest', async () => {
  open(
    '<p style="font-family: Hind; font-weight: 400">‘Sade Sati’ ₹24</p><b style="font-family: \'Hind\', serif; font-weight: 700">शनि</b>',
  );
  await loadFonts(document);
  expect(FakeFontFace.fetched).toEqual([...latinFiles, 'hind-rupee-400', 'hind-devanagari-600']);
  expect(registered.size).toBe(7);
});

it('adds all fonts at once after the last one is loaded', async () => {
  open('<p>Rahu</p>');
  const loading = loadFonts(document);
  expect([FakeFontFace.fetched, registered.size]).toEqual([latinFiles, 0]);
  await loading;
  expect(registered.size).toBe(7);
});

it('loads only other scripts if Latin fonts are already in use', async () => {
  open('<h2 style="font-family: Eczar; font-weight: 500">साढ़ेसाती</h2>', '');
  await loadFonts(document);
  expect([FakeFontFace.fetched, registered.size]).toEqual([['eczar-devanagari-500'], 3]);
});

it('marks the fonts as cached if all loaded', async () => {
  open('<p>Rahu</p>');
  FakeFontFace.failing = 'hind-latin-600';
  await loadFonts(document);
  expect([registered.size, readCachedFonts()]).toEqual([7, null]);
  FakeFontFace.failing = '';
  await loadFonts(document);
  expect(readCachedFonts()).toBe('shell-2');
});

it('loads nothing if the document has no deferred fonts', async () => {
  document.head.innerHTML = `<style>${latin}</style>`;
  await loadFonts(document);
  expect([FakeFontFace.fetched, registered.size, readCachedFonts()]).toEqual([[], 0, null]);
});
