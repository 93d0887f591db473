import { assertValidName, nameProblem, pathProblem, type NameKind } from './valid-names';

const kinds: NameKind[] = ['remote', 'release', 'version', 'container', 'file', 'route id'];

describe('valid names', () => {
  it.each<[NameKind, string]>([
    ['remote', 'forum'],
    ['remote', 'birth-chart2'],
    ['release', 'forum-1.0.0-7f3a91c2'],
    ['release', 'forum-1.0.0-7f3a91c2-next_one'],
    ['version', '1.0.0'],
    ['version', '1.0.0-beta.2+7f3a'],
    ['container', 'forum_1_0_0_7f3a91c2'],
    ['container', '$forum'],
    ['file', 'entry.217912a691.js'],
    ['file', 'page.forum-list.718fb3f582.js'],
    ['file', 'fonts/eczar-latin-500.aa.woff2'],
    ['file', 'server.cjs'],
    ['file', '_shared.js'],
    ['file', 'console.js'],
    ['route id', 'forum-list'],
  ])('of a %s: %s', (kind, name) => {
    expect(nameProblem(kind, name)).toBeNull();
    expect(() => assertValidName(kind, name)).not.toThrow();
  });
});

const never = [
  '',
  '.',
  '..',
  '../../x',
  '..\\x',
  '/etc/passwd',
  'C:\\x',
  'C:x',
  'a/../b',
  'a//b',
  './a',
  'a/',
  'a\\b',
  'a\0b',
  'a b',
  ' a',
  'a\n',
  'a?b',
  'a#b',
  'a%2e',
  'a:b',
  '-a',
  '.hidden',
  'a.',
  'a..b',
  '"><script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'con',
  'NUL',
  'aux.js',
  'com1.txt',
  'a'.repeat(201),
];

describe.each(kinds)('invalid names of a %s', (kind) => {
  // Some kinds allow no capitals or dots, so names with them are rejected for another reason.
  it.each(never.map((name) => [name]))('%j is rejected with a sentence', (name) => {
    expect(nameProblem(kind, name)).toMatch(new RegExp(`cannot be the name of a ${kind}: (use|it has a meaning|it is longer)`));
    expect(() => assertValidName(kind, name)).toThrow(`cannot be the name of a ${kind}`);
  });
});

it.each<[NameKind, string]>([
  ['remote', 'Forum'],
  ['remote', 'a/b'],
  ['remote', 'forum.js'],
  ['remote', 'revisions'],
  ['release', 'forum/1'],
  ['container', 'a-b'],
  ['container', '1a'],
  ['file', 'fonts/../entry.js'],
  ['file', 'fonts/nul.js'],
  ['file', 'fonts/__proto__'],
  ['route id', 'forum.list'],
  ['route id', 'forum/list'],
])('a %s cannot be named %s', (kind, name) => {
  expect(nameProblem(kind, name)).not.toBeNull();
});

describe('the path of a route', () => {
  it.each(['', 'forum', 'forum/:slug', 'blogs/:slug?', ':lang?/forum', 'files/*', 'शनि', 'forum/', 'a.b/c..d'])('can be %j', (path) => {
    expect(pathProblem(path)).toBeNull();
  });
  it.each(['/forum', '//evil.example', '..', '../x', 'a/../b', 'a/./b', 'a//b', 'a\\b', 'a\0b', 'a b', 'a\nb', 'a?b', '?', 'a#b', 'a/...'])(
    'cannot be %j',
    (path) => {
      expect(pathProblem(path)).toContain('cannot be the path of a route');
    },
  );
});
