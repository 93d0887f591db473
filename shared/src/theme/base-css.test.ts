import tokens from './tokens.json';

// `requireActual`, because this folder is compiled with the types of browsers, without those of Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs');
const read = (name: string) => readFileSync(expect.getState().testPath?.replace('base-css.test.ts', name) ?? '', 'utf8');

const css = read('base.css');

const property = (token: string) => `--${token.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`)}`;

function themeBlock(theme: 'light' | 'dark') {
  const start = theme === 'light' ? ':root,.paper{color-scheme' : '@media (prefers-color-scheme:dark){:root,.paper{';
  const from = css.indexOf(start);
  return css.slice(from, css.indexOf('}', from));
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(Object.entries(tokens.colour[theme]))('has %s as %s', (token, value) => {
    expect(themeBlock(theme)).toMatch(new RegExp(`[{;]${property(token)}:${value}[;}]`));
  });

  it.each(Object.entries(tokens.shadow[theme]))('has the shadow %s', (token, value) => {
    expect(themeBlock(theme)).toContain(`--${token}:${value}`);
  });
});

it('has every space of the grid', () => {
  for (const [step, pixels] of Object.entries(tokens.space)) {
    expect(css).toContain(`--s-${step}:${pixels / 16}rem`);
  }
});

it('names only font files that exist', () => {
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(() => read(file)).not.toThrow();
});
