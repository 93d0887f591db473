import { formatError } from './format-error.mjs';

const failure = (code, path) => Object.assign(new Error(`${code}: it failed`), { code, path });

test.each([
  ['/data/releases/forum/forum-1.staging-1/entry.js', '/data/releases'],
  [undefined, '/data/releases'],
  ['/tree/mfe-forum/dist/entry.js', '/tree/mfe-forum/dist'],
])('a full disk at %s names the folder %s', (path, folder) => {
  expect(formatError(failure('ENOSPC', path), '/data/releases')).toBe(
    `The folder ${folder} cannot be written, for its disk is full: free some space, or give another folder with DATA_DIR or RELEASES_DIR.`,
  );
});

test('any other error keeps its message', () => {
  expect(formatError(new Error('no release'), '/data')).toBe('no release');
  expect(formatError('broken', '/data')).toBe('broken');
});
