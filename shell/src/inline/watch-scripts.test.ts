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

/** A script of the document that has come, or has not. */
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

it('takes a failed script of a remote out of the way, without a word: the page recovers by itself', () => {
  expect(script('error', false)).not.toBeInTheDocument();
  expect(notice()).not.toBeVisible();
});

it('says so at once where a script of its own failed', () => {
  script('error', true);
  expect(notice()).toBeVisible();
});

it('cares for scripts alone', () => {
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dataset.own = '';
  picture.dispatchEvent(new Event('load'));
  picture.dispatchEvent(new Event('error'));
  expect(picture).toBeInTheDocument();
  expect(picture.dataset.ran).toBeUndefined();
  expect(notice()).not.toBeVisible();
});

it('says so where nothing has come for a long time, until the page is live', () => {
  jest.runAllTimers();
  expect(notice()).toBeVisible();
  emitHydrated(document);
  expect(notice()).not.toBeVisible();
});

it('says nothing of a page that was live in time', () => {
  emitHydrated(document);
  jest.runAllTimers();
  expect(notice()).not.toBeVisible();
});
