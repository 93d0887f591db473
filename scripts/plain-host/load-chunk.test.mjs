import { createChunkLoader } from './load-chunk.mjs';

const address = 'https://site.example/releases/forum/forum-1/page.js';
let script;
beforeEach(() => {
  script = undefined;
  globalThis.document = { createElement: () => ({}), head: { append: (added) => (script = added) } };
});
afterEach(() => {
  delete globalThis.document;
});

/** Starts loading; returns the reports. */
function load(hashes = { 'page.js': 'sha384-a' }) {
  const reported = [];
  createChunkLoader(hashes)(address, (event) => reported.push(event));
  return reported;
}

it('loads a script of the release with its integrity', () => {
  const reported = load();
  expect(script).toMatchObject({ src: address, integrity: 'sha384-a', crossOrigin: 'anonymous' });
  expect(reported).toEqual([]);
  script.onload();
  expect(reported).toEqual([{ type: 'load', target: { src: address } }]);
});

it('reports a script that fails', () => {
  const reported = load();
  script.onerror();
  expect(reported).toEqual([{ type: 'error', target: { src: address } }]);
});

it('loads no script without a hash', () => {
  expect(load({ 'other.js': 'sha384-a' })).toEqual([{ type: 'no integrity', target: { src: address } }]);
  expect(script).toBeUndefined();
});

it('reports a script that does not arrive, once', () => {
  jest.useFakeTimers();
  const reported = load();
  jest.runAllTimers();
  expect(reported).toEqual([{ type: 'timeout', target: { src: address } }]);
  expect([script.onload, script.onerror]).toEqual([null, null]);
  jest.useRealTimers();
});
