/** @jest-environment jsdom */
import { loadOtherRelease } from './load-other-release';
import { composedRemote, compositionOf } from './testing/composed';

const reload = jest.fn();
const startReporting = jest.fn(async () => undefined);
const failed = { release: 'forum-2', wasLoaded: true, startReporting };

const toBody = (release: string) =>
  `<div id="root"><script id="composition">{}</script></div><script type="application/json" id="composition">${JSON.stringify(
    compositionOf(composedRemote('forum', ['forum'], { release })),
  )}</script>`;

/** Makes the site answer with a document that contains this release of the forum. */
function compose(release: string): void {
  const html = `<!doctype html><html><body>${toBody(release)}</body></html>`;
  globalThis.fetch = jest.fn(async () => ({ text: async () => html }) as Response);
}

/** Whether the page was reloaded. */
async function isReloaded(page = failed): Promise<boolean> {
  void loadOtherRelease(page, { reload }).catch(() => undefined);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return reload.mock.calls.length > 0;
}

beforeEach(() => {
  document.cookie = 'failed-releases=; Max-Age=0';
  document.body.innerHTML = toBody('forum-2');
  jest.clearAllMocks();
});

it('reports the failure and reloads the page if the site has another release, once per release', async () => {
  compose('forum-1');
  expect(await isReloaded()).toBe(true);
  expect(document.cookie).toBe('failed-releases=forum-2');
  expect(startReporting).toHaveBeenCalledTimes(1);
  reload.mockClear();
  expect(await isReloaded()).toBe(false);
});

it('stays if the site has no other release', async () => {
  compose('forum-2');
  expect(await isReloaded()).toBe(false);
});

it('stays if the response is not a document', async () => {
  globalThis.fetch = jest.fn(async () => ({ text: async () => '<h1>Sign in to the network</h1>' }) as Response);
  expect(await isReloaded()).toBe(false);
});

it('stays if the site does not answer', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isReloaded()).toBe(false);
});

it('stays if cookies are blocked, because the same release would be loaded again and again', async () => {
  compose('forum-1');
  const blocked = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(await isReloaded()).toBe(false);
  blocked.mockRestore();
});

it('replaces a release whose files fail to load with the current one, without marking it as failed', async () => {
  compose('forum-2');
  expect(await isReloaded({ ...failed, wasLoaded: false })).toBe(false);
  compose('forum-3');
  expect(await isReloaded({ ...failed, wasLoaded: false })).toBe(true);
  expect(document.cookie).toBe('');
});
