import { emitHydrated } from './hydrated-event';
import { watchScripts } from './watch-scripts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="unfinished" hidden><a href="">Retry</a></div>';
  watchScripts(document);
});
afterEach(() => {
  emitHydrated(document);
  jest.useRealTimers();
});

/** Adds a script that has loaded or failed. */
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

it('shows the notice at once where a script of the shell failed', () => {
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

it('shows no notice where the page is hydrated in time', () => {
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

  it('is sent once where a script of it failed', () => {
    own().dispatchEvent(new Event('error'));
    jest.runAllTimers();
    expect(sent.map((body) => JSON.parse(body) as object)).toEqual([
      { revision: 0, releases: [{ remote: 'shell', release: 'shell-2', visits: 1, bad: 1, load: 1, page: 0, api: 0 }] },
    ]);
  });

  it('is sent where it never ran, and not where it did', () => {
    own();
    document.documentElement.dataset.started = '';
    jest.runAllTimers();
    expect(sent).toEqual([]);
  });
});
