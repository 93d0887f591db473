import { showFonts } from './show-fonts';

const faces = [{ family: 'Hind' }, { family: 'Eczar' }] as FontFace[];
const shown = new Set<FontFace>();
/** Where the second part stands with the fallback faces and with the fonts. */
let [fallbackTop, fontTop] = [0, 0];

beforeEach(() => {
  shown.clear();
  Object.defineProperty(document, 'fonts', { value: shown, configurable: true });
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 360, configurable: true },
    clientHeight: { value: 800, configurable: true },
  });
  document.body.innerHTML = '<p>One line, or two.</p><div><section id="below">Below it.</section></div>';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.id !== 'below' ? 100 : shown.size > 0 ? fontTop : fallbackTop;
    return { top, bottom: top + 240, width: 300, height: 240 } as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

it('shows fonts at once where nothing on the screen moves', () => {
  [fallbackTop, fontTop] = [124, 126];
  showFonts(document, faces);
  expect([...shown]).toEqual(faces);
});

it('shows fonts at once where lines break anew below the screen', () => {
  [fallbackTop, fontTop] = [1200, 1224];
  showFonts(document, faces);
  expect([...shown]).toEqual(faces);
});

it.each(['click', 'keydown'])('keeps the fallback faces where lines on the screen would break anew, until a %s', (event) => {
  [fallbackTop, fontTop] = [148, 124];
  showFonts(document, faces);
  expect(shown.size).toBe(0);
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect([...shown]).toEqual(faces);
});

it('tries again where the reader has scrolled to', () => {
  [fallbackTop, fontTop] = [148, 124];
  showFonts(document, faces);
  document.dispatchEvent(new Event('scrollend'));
  expect(shown.size).toBe(0);
  [fallbackTop, fontTop] = [-500, -524];
  document.dispatchEvent(new Event('scrollend'));
  expect([...shown]).toEqual(faces);
});
