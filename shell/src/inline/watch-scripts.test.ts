import { emitHydrated } from './hydrated-event';
import { loadOtherShell } from './load-other-shell';
import { watchScripts } from './watch-scripts';

jest.mock('./load-other-shell', () => ({ loadOtherShell: jest.fn(() => Promise.resolve()) }));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: async () => ({}) });
  document.body.innerHTML = '<div id="unfinished" hidden><a href="">Retry</a></div>';
  watchScripts(document);
});
afterEach(() => {
  emitHydrated(document);
  jest.useRealTimers();
});

/** Adds a script, and reports it as loaded or failed. */
function script(outcome: 'load' | 'error', isOwn: boolean): HTMLScriptElement {
  const tag = document.createElement('script');
  if (isOwn) tag.dataset.own = '';
  document.body.append(tag);
  tag.dispatchEvent(new Event(outcome));
  return tag;
}
const notice = () => document.getElementById('unfinished');

it('marks a script that ran', () => {
  expect(script('load', true).dataset.ran).toBe('yes');
  expect(notice()).not.toBeVisible();
});

it('removes a failed script of a remote without a notice, because the page recovers by itself', () => {
  expect(script('error', false)).not.toBeInTheDocument();
  expect(notice()).not.toBeVisible();
});

it('shows the notice at once if a script of the shell failed', () => {
  script('error', true);
  expect(notice()).toBeVisible();
});

it('ignores other elements', () => {
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dataset.own = '';
  picture.dispatchEvent(new Event('load'));
  picture.dispatchEvent(new Event('error'));
  expect(picture).toBeInTheDocument();
  expect(picture.dataset.ran).toBeUndefined();
  expect(notice()).not.toBeVisible();
});

it('shows the notice after the timeout, until the page is hydrated', () => {
  jest.runAllTimers();
  expect(notice()).toBeVisible();
  emitHydrated(document);
  expect(notice()).not.toBeVisible();
});

it('shows no notice if the page is hydrated in time', () => {
  emitHydrated(document);
  jest.runAllTimers();
  expect(notice()).not.toBeVisible();
});

describe('the report of a shell that does not start', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    delete document.documentElement.dataset.started;
    Object.assign(navigator, { sendBeacon: (_url: string, body: string) => sent.push(body) });
  });
  const own = () => {
    const tag = document.createElement('script');
    tag.type = 'after-paint';
    tag.dataset.own = '';
    tag.src = '/releases/shell/shell-2/main.js';
    return document.body.appendChild(tag);
  };

  it.each([
    ['which succeeds', async () => ({})],
    ['which fails', async () => Promise.reject(new Error('offline'))],
  ])('is sent once if a script of the shell failed, after the request for a token, %s', async (_what, answer) => {
    const ask = jest.fn(answer);
    Object.assign(globalThis, { fetch: ask });
    own().dispatchEvent(new Event('error'));
    expect(sent).toEqual([]);
    await jest.runAllTimersAsync();
    expect(ask).toHaveBeenCalledWith('/apis/releases/report.php');
    expect(sent.map((body) => JSON.parse(body) as object)).toEqual([
      { revision: 0, releases: [{ remote: 'shell', release: 'shell-2', visits: 1, bad: 1, load: 1, page: 0, api: 0 }] },
    ]);
  });

  it('is sent if it never ran, and not if it did', () => {
    own();
    document.documentElement.dataset.started = '';
    jest.runAllTimers();
    expect(sent).toEqual([]);
  });
});

describe("the site's other shell", () => {
  beforeEach(() => {
    jest.mocked(loadOtherShell).mockClear();
    delete document.documentElement.dataset.started;
    Object.assign(navigator, { sendBeacon: () => true });
    const tag = document.createElement('script');
    tag.type = 'after-paint';
    tag.dataset.own = '';
    tag.src = '/releases/shell/shell-2/main.js';
    document.body.append(tag);
  });
  const asked = () => [...new Set(jest.mocked(loadOtherShell).mock.calls.map(([release]) => release))];
  const throwIn = (filename: string) => dispatchEvent(new ErrorEvent('error', { filename, message: 'a faulty release' }));

  it('is requested if a script of the shell failed', () => {
    script('error', true);
    expect(asked()).toEqual(['shell-2']);
  });

  it('is requested if a script of the shell throws, or rejects a promise, before the shell has started', () => {
    throwIn('http://localhost/releases/shell/shell-2/main.js');
    const reason = Object.assign(new Error('a faulty release'), { stack: 'at http://localhost/releases/shell/shell-2/vendor.js:1:1' });
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(asked()).toEqual(['shell-2']);
    expect(notice()).toBeVisible();
  });

  it('is not requested if something else fails, or the shell has started or is only slow', () => {
    script('error', false);
    throwIn('http://localhost/releases/forum/forum-2/page.js');
    jest.runAllTimers();
    document.documentElement.dataset.started = '';
    throwIn('http://localhost/releases/shell/shell-2/main.js');
    expect(asked()).toEqual([]);
  });
});
