import { readBuildNames } from './remote-workspaces.mjs';

it('builds everything without names', () => {
  expect(readBuildNames([])).toEqual({});
});

it('builds the named workspaces, and the program that packages them', () => {
  expect(readBuildNames(['mfe-forum'])).toEqual({ workspaces: ['mfe-forum'], programNames: ['release'] });
});

it('refuses a name without a build', () => {
  expect(() => readBuildNames(['mfe-forum', 'forum'])).toThrow(/^forum is not built: name some of mfe-chat, /);
});
