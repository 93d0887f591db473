import frameIntegrity from './frame-integrity.mjs';

it('replaces the loading of chunks by one with hashes, and is a runtime plugin', () => {
  globalThis.__webpack_require__ = {};
  expect(frameIntegrity()).toEqual({ name: 'frame-integrity' });
  const reported = [];
  globalThis.__webpack_require__.l('https://site.example/mf/frame.js', (event) => reported.push(event.type));
  // There are no hashes before packaging, and a script without a hash is not loaded.
  expect(reported).toEqual(['no integrity']);
  delete globalThis.__webpack_require__;
});
