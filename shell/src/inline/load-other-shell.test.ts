import { loadOtherShell } from './load-other-shell';

const reload = jest.fn();
const page = { href: 'https://site/forum', protocol: 'https:', reload };
const answer = (shell: string, status = 200) => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ status, text: () => Promise.resolve(`<script src="/releases/shell/${shell}/main.js">`) } as Response),
  );
};
const { fetch: original } = globalThis;

let jar: string;
beforeEach(() => {
  jar = '';
  reload.mockClear();
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    jar = cookie.split(';')[0] ?? '';
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = original;
});

it('reloads the page if the site has another shell, once per release', async () => {
  answer('shell-1');
  await loadOtherShell('shell-2', page);
  expect([jar, reload.mock.calls.length]).toEqual(['failed-releases=shell-2', 1]);
  await loadOtherShell('shell-2', page);
  expect([reload.mock.calls.length, jest.mocked(fetch).mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['the same shell', 'shell-2', 200],
  ['an error', 'shell-1', 503],
])('stays if the site answers with %s', async (_what, shell, status) => {
  answer(shell, status);
  await loadOtherShell('shell-2', page);
  expect(reload).not.toHaveBeenCalled();
});

it('stays without a request if cookies are blocked', async () => {
  answer('shell-1');
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await loadOtherShell('shell-2', page);
  expect([reload.mock.calls.length, jest.mocked(fetch).mock.calls.length]).toEqual([0, 0]);
});
