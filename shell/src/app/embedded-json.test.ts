import { readEmbeddedJson } from './embedded-json';

const own = '<script type="application/json" id="composition">{"own":true}</script>';
const page = (inside: string, after = own) =>
  new DOMParser().parseFromString(`<body><div id="root">${inside}</div>${after}</body>`, 'text/html');
const theirs = '{"own":false}';

it('reads what the server embedded', () => {
  expect(readEmbeddedJson(page('<p>Hello</p>'), 'composition')).toEqual({ own: true });
});

it('returns null if the server embedded nothing', () => {
  expect(readEmbeddedJson(page('<p>Hello</p>', ''), 'composition')).toBeNull();
});

it.each([
  `<p id="composition">${theirs}</p>`,
  `<h2 id="composition">${theirs}</h2><h2 id="composition">${theirs}</h2>`,
  `<form id="composition"><input name="textContent" value='${theirs}'></form>`,
  '<img name="composition"><a name="composition"></a>',
  `<svg><script type="application/json" id="composition">${theirs}</script></svg>`,
  `<script type="application/json" id="composition">${theirs}</script>`,
  `<script id="composition" type="text/plain">${theirs}</script>`,
  `<template><script type="application/json" id="composition">${theirs}</script></template>`,
  `<div id="root"><script type="application/json" id="composition">${theirs}</script></div>`,
])('ignores %s within the page', (inside) => {
  expect(readEmbeddedJson(page(inside), 'composition')).toEqual({ own: true });
  expect(readEmbeddedJson(page(inside, ''), 'composition')).toBeNull();
});

it('ignores other elements with the same id anywhere in the document', () => {
  const other = `<p id="composition">${theirs}</p><svg><script type="application/json" id="composition">${theirs}</script></svg>`;
  expect(readEmbeddedJson(page('', other + own), 'composition')).toEqual({ own: true });
  expect(readEmbeddedJson(page('', other), 'composition')).toBeNull();
});
