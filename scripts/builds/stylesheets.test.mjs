import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build-folders.mjs';
import { createStylesheets } from './stylesheets.mjs';

const source = readFileSync(path.join(root, 'shared/src/theme/base.css'), 'utf8');
const publish = (file) => `/releases/${file}`;

const split = (css) => createStylesheets(css, publish);

it('moves downloaded fonts out of the base styles, by script', () => {
  const { base, latin, devanagari } = split(`
    @font-face { font-family: Hind; src: url(fonts/hind-latin-400.woff2) format("woff2"); unicode-range: U+0-FF }
    @font-face { font-family: Hind; src: url("fonts/hind-devanagari-400.woff2") format("woff2") }
    @font-face { font-family: "Hind fallback"; src: local("Arial") }
    body { margin: 0 }`);
  expect(latin).toBe('@font-face{font-family:Hind;src:url(/releases/fonts/hind-latin-400.woff2)format("woff2");unicode-range:U+??}');
  expect(devanagari).toBe('@font-face{font-family:Hind;src:url(/releases/fonts/hind-devanagari-400.woff2)format("woff2")}');
  expect(base).toBe('@font-face{font-family:Hind fallback;src:local(Arial)}body{margin:0}');
});

it('asks for the address of each font file once', () => {
  const files = [];
  createStylesheets(source, (file) => `/releases/${files.push(file)}`);
  expect(files).toEqual([...source.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file));
});

it.each([
  ['nesting', '.card{& a{color:red}}'],
  ['color-mix()', '.veil{background:color-mix(in srgb,var(--night) 80%,transparent)}'],
  [':has()', 'html:has(dialog:modal){overflow:hidden}'],
  ['dynamic viewport units', '.panel{height:100dvh}'],
  ['logical properties', '.panel{padding-inline:var(--s-4);inset-block-start:0}'],
  ['media queries of minimum widths', '@media (min-width:768px){.wrap{margin:0}}'],
  ['prefixed properties', 'html{-webkit-text-size-adjust:100%}'],
  ['both colour schemes', ':root{color-scheme:light dark}'],
])('leaves %s as written', (_name, css) => {
  expect(split(css).base).toBe(css);
});

it('refuses a style sheet that it cannot read', () => {
  expect(() => split('a{color:red;}}')).toThrow();
});

/** The custom properties of a style sheet in the order of declaration, with their values as minified CSS. */
const declarationsOf = (css) => [...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]);

it('keeps every custom property', () => {
  const declared = declarationsOf(source.replace(/\/\*[\s\S]*?\*\//g, ''));
  const kept = declarationsOf(split(source).base);
  expect(kept.map(([name]) => name)).toEqual(declared.map(([name]) => name));
  const hex = ([, value]) => /^#[\da-f]{6}$/i.test(value);
  expect(kept.filter(hex)).toEqual(declared.filter(hex).map(([name, value]) => [name, value.toLowerCase()]));
});
