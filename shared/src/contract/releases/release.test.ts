import { readDescriptor, readRegistry, type Descriptor } from './release';

const good: Descriptor = {
  remote: 'forum',
  version: '1.0.0',
  release: 'forum-1',
  container: 'forum_1',
  entry: 'entry.js',
  early: null,
  routes: [{ id: 'forum-list', path: 'forum', page: 'page.forum-list.js' }],
  navigation: [],
  files: [{ name: 'entry.js', bytes: 7, integrity: 'sha384-AbC+/=' }],
  server: 'server.cjs',
  needs: {},
  provides: {},
  commit: null,
};

describe('a descriptor', () => {
  it('is returned unchanged if it is valid', () => {
    expect(readDescriptor(JSON.parse(JSON.stringify(good)), { remote: 'forum', release: 'forum-1' })).toEqual(good);
  });

  const outside = '../../x';
  it.each<[string, Partial<Descriptor>]>([
    ['remote', { remote: outside }],
    ['release', { release: outside }],
    ['version', { version: outside }],
    ['container', { container: outside }],
    ['entry', { entry: outside }],
    ['early', { early: outside }],
    ['server', { server: outside }],
    ['files.0.name', { files: [{ name: outside, bytes: 1, integrity: 'sha384-a' }] }],
    ['routes.0.page', { routes: [{ id: 'forum-list', path: '', page: outside }] }],
    ['routes.0.path', { routes: [{ id: 'forum-list', path: outside, page: null }] }],
  ])('with an unsafe %s is rejected with a sentence that names the field', (place, changed) => {
    expect(() => readDescriptor({ ...good, ...changed })).toThrow(`The descriptor is refused: ${place}: "../../x" cannot be the `);
  });

  it('with a path of twenty optional parts, which would match a million addresses, is rejected', () => {
    const path = Array.from({ length: 20 }, (_, at) => `:a${at}?`).join('/');
    expect(() => readDescriptor({ ...good, routes: [{ id: 'forum-list', path, page: null }] })).toThrow(
      'it has more than 6 optional parts',
    );
  });

  it.each(['', 'sha256-abc', 'sha384-"><script>'])('with the integrity %j is rejected', (integrity) => {
    expect(() => readDescriptor({ ...good, files: [{ name: 'entry.js', bytes: 1, integrity }] })).toThrow(
      'The descriptor is refused: files.0.integrity',
    );
  });

  it.each<[string, object, string]>([
    ['a number for a text', { version: 3 }, 'version: has to be of the type string'],
    [
      'a text for a number',
      { files: [{ name: 'entry.js', bytes: '7', integrity: 'sha384-a' }] },
      'files.0.bytes: has to be of the type number',
    ],
    ['a missing list', { routes: undefined }, 'routes: has to be of the type array, and is not, or is missing'],
    [
      'an unknown place',
      { navigation: [{ place: 'top', order: 1, label: 'Forum', to: '/forum' }] },
      'navigation.0.place: has to be one of header, side, profile',
    ],
    ['a wrong hash', { files: [{ name: 'entry.js', bytes: 7, integrity: 'md5' }] }, 'files.0.integrity: has to match /^sha384-'],
  ])('with %s is rejected with the path of the field and what it has to be', (_what, changed, sentence) => {
    expect(() => readDescriptor({ ...good, ...changed })).toThrow(`The descriptor is refused: ${sentence}`);
  });

  it.each([null, 'forum', [], {}])('cannot be %j', (content) => {
    expect(() => readDescriptor(content)).toThrow('The descriptor is refused: ');
  });

  it.each([
    { remote: 'chat', release: 'forum-1' },
    { remote: 'forum', release: 'forum-2' },
  ])('is rejected if %j is expected', (place) => {
    expect(() => readDescriptor(good, place)).toThrow(`it stands for ${place.remote} ${place.release}, and is of forum forum-1`);
  });
});

describe('a registry', () => {
  const channel = { stable: 'forum-1', canary: null, previous: null };

  it('is returned unchanged if it is valid', () => {
    const content = { revision: 2, remotes: { forum: channel } };
    expect(readRegistry(content)).toEqual(content);
  });

  it.each<[string, object]>([
    ['a remote', { '../../x': channel }],
    ['a remote of every object', { constructor: channel }],
    ['a stable release', { forum: { ...channel, stable: '../../x' } }],
    ['a canary', { forum: { ...channel, canary: { release: '../../x', percent: 5 } } }],
    ['a release before', { forum: { ...channel, previous: '../../x' } }],
  ])('with %s that is unsafe is rejected', (_what, remotes) => {
    expect(() => readRegistry({ revision: 2, remotes })).toThrow('The registry is refused: remotes');
  });
});
