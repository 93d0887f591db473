import { keepLines } from './keep-lines';

const lineHeight = 24;
/** The number of lines of each text before and after the change. */
const lengths: Record<string, [before: number, after: number]> = {};
let hasChanged = false;

const change = () => (hasChanged = true);
/** The bold word is inside the lead. */
const toBlock = (id: string) => (id === 'word' ? 'lead' : id);
const styleOf = (id: string) => document.getElementById(toBlock(id))?.style;
const spacingOf = (id: string) => Number.parseFloat(styleOf(id)?.wordSpacing || '0');
const letterSpacingOf = (id: string) => Number.parseFloat(styleOf(id)?.letterSpacing || '0');
/** In this model an em between words makes a text two fifths longer, and an em between letters twice its length longer. */
const linesOf = (id: string) => Math.ceil((lengths[id]?.[hasChanged ? 1 : 0] ?? 0) * (1 + spacingOf(id) * 0.4 + letterSpacingOf(id) * 2));

beforeEach(() => {
  hasChanged = false;
  document.body.innerHTML =
    '<style>b { display: inline }</style><h1 id="title">Saturn</h1><p id="lead">It <b>asks</b> for work.</p><div><p id="below">And gives.</p></div>';
  for (const id of ['title', 'lead', 'below', 'word']) lengths[id] = [1.5, 1.5];
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'B') {
      const top = 100 + (linesOf('word') - 1) * lineHeight;
      return { top, bottom: top + lineHeight, width: 40, height: lineHeight } as DOMRect;
    }
    const top = this.id === 'below' ? 1200 : 100;
    const height = linesOf(this.id) * lineHeight;
    return { top, bottom: top + height, width: 300, height } as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['longer', [1.99, 2.01], 2],
  ['shorter', [2.02, 1.97], 3],
  ['longer by more', [1.98, 2.03], 2],
  ['longer, in a column of a few words', [1.98, 2.13], 2],
] as const)('keeps the lines of a text that becomes %s', (_how, [before, after], lines) => {
  lengths.lead = [before, after];
  keepLines(document, change);
  expect([hasChanged, linesOf('lead')]).toEqual([true, lines]);
});

it('does not change a text that keeps its lines', () => {
  lengths.title = [1.7, 1.8];
  keepLines(document, change);
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});

it('does not change a text whose spacing would have to shrink too much', () => {
  lengths.lead = [1.2, 2.6];
  keepLines(document, change);
  expect([linesOf('lead'), spacingOf('lead'), letterSpacingOf('lead')]).toEqual([3, 0, 0]);
});

it('keeps a part of a text in its line', () => {
  lengths.word = [0.99, 1.01];
  keepLines(document, change);
  expect([linesOf('word'), spacingOf('lead') < 0]).toEqual([1, true]);
});

it('never increases letter spacing', () => {
  lengths.lead = [2.4, 1.5];
  keepLines(document, change);
  expect([linesOf('lead'), letterSpacingOf('lead')]).toEqual([2, 0]);
});

it('does not change a text below the window', () => {
  lengths.below = [1.99, 2.01];
  keepLines(document, change);
  expect(spacingOf('below')).toBe(0);
});
