import { localizeLinks } from './localize-links';

it.each([
  ['<a href="/accuracy">', 'hi', '<a href="/hi/accuracy">'],
  ['<a class="x" href="/blogs/a?b=1#c">', 'hi', '<a class="x" href="/hi/blogs/a?b=1#c">'],
  ['<a href="/hi/panchang">', 'en', '<a href="/panchang">'],
  ['<a href="/hi/panchang">', 'hi', '<a href="/hi/panchang">'],
  ['<a href="/">', 'hi', '<a href="/hi">'],
  ['<a href="/blogs/feed.xml">', 'hi', '<a href="/blogs/feed.xml">'],
  ['<a href="//other.example/x">', 'hi', '<a href="//other.example/x">'],
  ['<a href="https://other.example/x">', 'hi', '<a href="https://other.example/x">'],
  ['<img src="/wp-json/x" alt="href">', 'hi', '<img src="/wp-json/x" alt="href">'],
] as const)('%s in %s', (html, locale, expected) => {
  expect(localizeLinks(html, locale)).toBe(expected);
});
