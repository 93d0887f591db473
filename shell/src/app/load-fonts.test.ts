import { readCachedFonts } from '../inline/cached-fonts';
import { loadFonts } from './load-fonts';

/** The browser's own, as far as it is asked: notes what is fetched, and what the page has. */
class Face {
  static fetched: string[] = [];
  static failing = '';
  readonly weight: string;
  readonly unicodeRange: string;
  constructor(readonly family: string, readonly source: string, { weight, unicodeRange }: { weight: string; unicodeRange: string }) {
    [this.weight, this.unicodeRange] = [weight, unicodeRange];
  }
  load() {
    const file = /([a-z-]+\d+)\.woff2/.exec(this.source)?.[1] ?? '';
    Face.fetched.push(file);
    return file === Face.failing ? Promise.reject(new Error('A network error occurred')) : Promise.resolve(this);
  }
}

const face = (family: string, weight: number, range: string) =>
  `@font-face{font-family:${family};src:url(/${family.toLowerCase()}-${range === 'U+900-97F' ? 'devanagari' : range === 'U+20B9' ? 'rupee' : 'latin'}-${weight}.woff2);font-weight:${weight};unicode-range:${range}}`;
const latin = [face('Eczar', 500, 'U+0-FF,U+2000-206F'), face('Hind', 400, 'U+0-FF,U+2000-206F'), face('Hind', 600, 'U+0-FF,U+2000-206F'), face('Hind', 400, 'U+20B9')].join('');
const hindi = [face('Eczar', 500, 'U+900-97F'), face('Hind', 400, 'U+900-97F'), face('Hind', 600, 'U+900-97F')].join('');

function open(body: string, latinMedia = ' media="not all"') {
  document.head.innerHTML = `<style data-fonts="shell-2"${latinMedia}>${latin}</style><style data-fonts="shell-2" media="not all">${hindi}</style>`;
  document.body.innerHTML = body;
}

const had = new Set<unknown>();
beforeEach(() => {
  Object.assign(globalThis, { FontFace: Face });
  Object.defineProperty(document, 'fonts', { value: had, configurable: true });
  had.clear();
  localStorage.clear();
  Object.assign(Face, { fetched: [], failing: '' });
});

const latinFiles = ['eczar-latin-500', 'hind-latin-400', 'hind-latin-600'];

it('fetches the letters of Latin, and of others what the page shows, and has the rest at hand', async () => {
  open('<p style="font-family: Hind; font-weight: 400">‘Sade Sati’ ₹24</p><b style="font-family: \'Hind\', serif; font-weight: 700">शनि</b>');
  await loadFonts(document);
  expect(Face.fetched).toEqual([...latinFiles, 'hind-rupee-400', 'hind-devanagari-600']);
  expect(had.size).toBe(7);
});

it('shows them together, once the last is there', async () => {
  open('<p>Rahu</p>');
  const bringing = loadFonts(document);
  expect([Face.fetched, had.size]).toEqual([latinFiles, 0]);
  await bringing;
  expect(had.size).toBe(7);
});

it('brings a browser that has those of Latin the others alone', async () => {
  open('<h2 style="font-family: Eczar; font-weight: 500">साढ़ेसाती</h2>', '');
  await loadFonts(document);
  expect([Face.fetched, had.size]).toEqual([['eczar-devanagari-500'], 3]);
});

it('tells the next page that the browser has them, where all came', async () => {
  open('<p>Rahu</p>');
  Face.failing = 'hind-latin-600';
  await loadFonts(document);
  expect([had.size, readCachedFonts()]).toEqual([7, null]);
  Face.failing = '';
  await loadFonts(document);
  expect(readCachedFonts()).toBe('shell-2');
});

it('has nothing to bring to a document that came with all', async () => {
  document.head.innerHTML = `<style>${latin}</style>`;
  await loadFonts(document);
  expect([Face.fetched, had.size, readCachedFonts()]).toEqual([[], 0, null]);
});
