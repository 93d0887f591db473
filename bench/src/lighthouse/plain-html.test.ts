import { toPlainHtml } from './plain-html';

test('removes scripts, their data and their preloads, and keeps the rest', () => {
  const head = '<link rel="preload" as="script" href="/a.js"><link rel="icon" href="/i.svg"><style>p{color:red}</style>';
  const scripts = '<script type="after-paint" src="/a.js"></script><script type="application/json" id="s">{"a":"<p>"}</script>';
  expect(toPlainHtml(`${head}<p>Text</p>${scripts}<noscript>n</noscript>`)).toBe(
    '<link rel="icon" href="/i.svg"><style>p{color:red}</style><p>Text</p><noscript>n</noscript>',
  );
});
