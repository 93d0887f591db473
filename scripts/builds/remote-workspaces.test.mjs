import { readBuildNames } from './remote-workspaces.mjs';

it('builds everything where nothing is named', () => {
  expect(readBuildNames([])).toEqual({});
});

it('builds what is named, and the program that packages it', () => {
  expect(readBuildNames(['mfe-forum'])).toEqual({ workspaces: ['mfe-forum'], programNames: ['release'] });
});

it('refuses a name that nothing is built of', () => {
  expect(() => readBuildNames(['mfe-forum', 'forum'])).toThrow(/^forum is not built: name some of mfe-chat, /);
});
