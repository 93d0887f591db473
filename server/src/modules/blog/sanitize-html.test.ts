import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { sanitizeHtml } from './sanitize-html';
import { vectors } from './sanitize-html.vectors';

const elements = new Set(
  'P BR HR H2 H3 H4 UL OL LI DL DT DD A B STRONG I EM U S SMALL SUB SUP MARK BLOCKQUOTE Q CITE CODE PRE TABLE CAPTION THEAD TBODY TFOOT TR TH TD FIGURE FIGCAPTION IMG DIV SPAN'.split(
    ' ',
  ),
);
const attributes = new Set(['id', 'name', 'lang', 'dir', 'href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope']);
const address = /^(?:https?:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\])|\/$)/;

const page = new JSDOM('<body><main></main></body>').window.document;
const main = page.querySelector('main')!;

/** Describes the harmful parts of a post as a browser would parse it. */
function faultsIn(html: string): string[] {
  main.innerHTML = html;
  return [...main.querySelectorAll('*')].flatMap((element) => [
    ...(elements.has(element.tagName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`<${element.tagName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!attributes.has(name)) return [`${element.tagName} ${name}=${value}`];
      if (name === 'href' || name === 'src') return address.test(value) ? [] : [`${name}=${value}`];
      return (name === 'id' || name === 'name') && !/^post-\S/.test(value) ? [`${name}=${value}`] : [];
    }),
  ]);
}

const cases = Object.entries(vectors).flatMap(([kind, htmls]) => htmls.map((html) => [kind, html] as const));

describe.each(cases)('%s: %s', (_kind, html) => {
  it('leaves nothing that could run or imitate a part of the page', () => {
    expect(faultsIn(sanitizeHtml(html))).toEqual([]);
  });

  it('is parsed by a browser as written', () => {
    main.innerHTML = sanitizeHtml(html);
    const once = main.innerHTML;
    main.innerHTML = once;
    expect(main.innerHTML).toBe(once);
    expect(faultsIn(sanitizeHtml(`<p>before ${html} after</p>`))).toEqual([]);
  });
});

it('detects each kind of harm', () => {
  const harm = [
    '<script></script>',
    '<svg></svg>',
    '<p onclick="x">',
    '<a href="//evil.test">x</a>',
    '<a href="/\\evil.test">x</a>',
    '<a href="javascript:x">x</a>',
    '<p id="root">x</p>',
    '<a name="x">x</a>',
  ];
  expect(harm.filter((html) => faultsIn(html).length === 0)).toEqual([]);
});

it.each([
  ['<a href="https://example.org/a?b=c#d">x</a>', '<a href="https://example.org/a?b=c#d">x</a>'],
  ['<a href="HTTPS://Example.ORG">x</a>', '<a href="https://example.org/">x</a>'],
  ['<a href="mailto:us@example.org">x</a>', '<a href="mailto:us@example.org">x</a>'],
  ['<a href="/horoscope?zodiac=Leo">x</a>', '<a href="/horoscope?zodiac=Leo">x</a>'],
  ['<a href="another-post">x</a>', '<a href="/blogs/another-post">x</a>'],
  ['<a href="/\\evil.test">x</a>', '<a>x</a>'],
  ['<img src="/server-images/blog/a.svg" alt="A chart">', '<img src="/server-images/blog/a.svg" alt="A chart">'],
  ['<img src="mailto:us@example.org" alt="">', '<img alt="">'],
  ['<script>x()</script><p>text</p>', '<p>text</p>'],
  ['<center>text</center>', 'text'],
  ['2 < 3', '2 &#x3C; 3'],
])('writes %s as %s', (given, expected) => {
  expect(sanitizeHtml(given)).toBe(expected);
});

it('gives names a prefix, and the links of the post to them', () => {
  expect(sanitizeHtml('<h2 id="fear">Fear</h2><p id="लग्न">x</p><a name="end"></a>')).toBe(
    '<h2 id="post-fear">Fear</h2><p id="post-लग्न">x</p><a name="post-end"></a>',
  );
  const linked = sanitizeHtml(
    '<a href="#fear">a</a> <a href="#लग्न">b</a> <a href="#%E0%A4%B2%E0%A4%97%E0%A5%8D%E0%A4%A8">c</a> <a href="#top">d</a> <a href="#100%">e</a><h2 id="fear">x</h2><h2 id="लग्न">y</h2>',
  );
  main.innerHTML = linked;
  expect([...main.querySelectorAll('a')].map((link) => decodeURIComponent(link.hash.replace(/%$/, '%25')))).toEqual([
    '#post-fear',
    '#post-लग्न',
    '#post-लग्न',
    '#top',
    '#100%',
  ]);
});

it('does not change the project’s own posts', () => {
  const folder = join(import.meta.dirname, '../../../assets/blog');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const written = readFileSync(join(folder, name), 'utf8');
    main.innerHTML = written;
    const read = main.innerHTML;
    main.innerHTML = sanitizeHtml(written);
    expect([name, main.innerHTML]).toEqual([name, read]);
  }
});
