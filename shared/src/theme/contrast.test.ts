import tokens from './tokens.json';

// `requireActual`, because this folder is compiled with the types of browsers, without those of Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs');
const css = readFileSync(expect.getState().testPath?.replace('contrast.test.ts', 'base.css') ?? '', 'utf8');

type Properties = ReadonlyMap<string, string>;

function propertiesAfter(selector: string): [string, string][] {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`base.css has no ${selector}`);
  return [...css.slice(from, css.indexOf('}', from)).matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]);
}

const paper = propertiesAfter(':root,.paper{color-scheme');
const dark = propertiesAfter('@media (prefers-color-scheme:dark){:root,.paper{');
const night = propertiesAfter('.night{color-scheme');

const surfaces: [string, Properties][] = [
  ['paper, light', new Map(paper)],
  ['paper, dark', new Map([...paper, ...dark])],
  ['night, light', new Map([...paper, ...night])],
  ['night, dark', new Map([...paper, ...dark, ...night])],
];

const propertyOf = (token: string) => `--${token.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`)}`;

function resolve(properties: Properties, name: string): string {
  const value = properties.get(name) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : resolve(properties, reference);
}

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = NaN, high = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const pairs = tokens.contrast.map(({ text, ground, needs }) => [text, ground, needs] as const);

describe.each(surfaces)('on %s', (_name, properties) => {
  it.each(pairs)('%s on %s has a contrast of %d or more', (text, ground, needs) => {
    expect(contrast(resolve(properties, propertyOf(text)), resolve(properties, propertyOf(ground)))).toBeGreaterThanOrEqual(needs);
  });

  it('redefines every text role on night', () => {
    for (const name of ['--ink', '--ink-2', '--link', '--good', '--bad', '--gold-ink', '--saffron-ink', '--focus']) {
      expect(new Map(night).has(name)).toBe(true);
    }
  });
});
