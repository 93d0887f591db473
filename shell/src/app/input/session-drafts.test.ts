import { waitFor } from '@testing-library/react';
import { listBirths } from '@oracle-astra/shared/api';
import { sessionEnded, signedIn, signedOut, toastShown } from '@oracle-astra/shared/session';
import { selectIsEndedByServer } from '../../layout/session/session-end';
import { selectIsPersonChanging, selectPersonChanges } from '../../layout/session/person-change';
import { takeToken } from '../session-cookie';
import { reconcileSession } from '../session-sync';
import { asha, clearSession, leavePage, openSession, ravi, setBrowserSession } from '../testing/session-page';

afterEach(clearSession);

const draft = () => sessionStorage.getItem('draft:birth');
const begin = (token: string | null) => {
  setBrowserSession(token);
  const opened = openSession(token);
  sessionStorage.setItem('draft:birth', '{"name":"Asha"}');
  const changesOf = () => selectPersonChanges(opened.store.getState() as object);
  return { ...opened, changesOf };
};
const reload = (token: string | null) => {
  leavePage();
  setBrowserSession(token);
  return openSession(token);
};
const inAnotherTab = (token: string | null, change: string) => {
  setBrowserSession(token);
  localStorage.setItem('session-change', `${change} 1`);
  dispatchEvent(new StorageEvent('storage', { key: 'session-change' }));
};

it('drafts are cleared on log-out, and pages are unmounted until all data is discarded', async () => {
  const { store, changesOf } = begin(asha);
  store.dispatch(signedOut());
  expect([draft(), changesOf()]).toEqual([null, 1]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('asha');
  expect(selectIsPersonChanging(store.getState() as object)).toBe(true);
  await waitFor(() => expect(selectIsPersonChanging(store.getState() as object)).toBe(false));
});

it('toasts that link to the person’s pages are removed on log-out', () => {
  const { store } = begin(asha);
  store.dispatch(toastShown('good', 'Your post is there', '/forum/mine'));
  store.dispatch(signedOut());
  expect(store.getState().notices.toasts).toEqual([]);
});

it('drafts are kept when a visitor logs in', () => {
  const { store, changesOf } = begin(null);
  store.dispatch(signedIn(asha));
  expect([draft(), changesOf()]).toEqual(['{"name":"Asha"}', 0]);
});

it('drafts are kept for the person when the server ends the session, also after a reload', () => {
  const { store, changesOf } = begin(asha);
  store.dispatch(sessionEnded());
  expect([draft(), changesOf()]).toEqual(['{"name":"Asha"}', 0]);
  const later = reload(null);
  expect(draft()).not.toBeNull();
  later.store.dispatch(signedIn(asha));
  expect(draft()).not.toBeNull();
});

it('drafts are cleared with cached data when another person logs in', async () => {
  const { store, changesOf } = begin(asha);
  await store.dispatch(listBirths.initiate());
  store.dispatch(sessionEnded());
  store.dispatch(signedIn(ravi));
  expect([draft(), changesOf()]).toEqual([null, 1]);
  await waitFor(() => expect(selectIsPersonChanging(store.getState() as object)).toBe(false));
  expect(listBirths.select()(store.getState()).isUninitialized).toBe(true);
});

it.each([
  ['nobody', null],
  ['another person', ravi],
])('drafts are cleared when the page starts with %s', (_who, token) => {
  begin(asha);
  localStorage.setItem('session-change', 'left 1');
  document.body.innerHTML = '<form><input value=""></form>';
  document.querySelector('input')!.value = 'Asha';
  reload(token);
  expect([draft(), document.querySelector('input')!.value]).toEqual([null, '']);
});

it('drafts are cleared with cached data when another tab signs in another person', async () => {
  const { store } = begin(asha);
  await store.dispatch(listBirths.initiate());
  inAnotherTab(ravi, 'in');
  await waitFor(() => expect([draft(), store.getState().session.uid]).toEqual([null, 'ravi']));
  await waitFor(() => expect(listBirths.select()(store.getState()).isUninitialized).toBe(true));
});

it('drafts are cleared on log-out in another tab, and kept when the server ends the session there', async () => {
  const { store } = begin(asha);
  inAnotherTab(null, 'ended');
  expect([draft() === null, store.getState().session.token]).toEqual([false, null]);
  inAnotherTab(asha, 'in');
  await waitFor(() => expect([draft() === null, store.getState().session.uid]).toEqual([false, 'asha']));
  inAnotherTab(null, 'left');
  expect([draft() === null, store.getState().session.token]).toEqual([true, null]);
});

it('drafts are cleared on log-out in another tab after the server refused the session of this tab', async () => {
  const { store, changesOf } = begin(asha);
  store.dispatch(sessionEnded());
  expect([draft() === null, changesOf()]).toEqual([false, 0]);
  inAnotherTab(null, 'left');
  expect([draft() === null, changesOf()]).toEqual([true, 1]);
  expect(selectIsEndedByServer(store.getState() as object)).toBe(false);
  await waitFor(() => expect(selectIsPersonChanging(store.getState() as object)).toBe(false));
});

it('drafts are cleared if the server refuses the session before the log-out in another tab is noticed', async () => {
  const { store, changesOf } = begin(asha);
  setBrowserSession(null);
  localStorage.setItem('session-change', 'left 1');
  store.dispatch(sessionEnded());
  expect([draft() === null, changesOf()]).toEqual([true, 1]);
  dispatchEvent(new StorageEvent('storage', { key: 'session-change' }));
  expect(changesOf()).toBe(1);
  await waitFor(() => expect(selectIsPersonChanging(store.getState() as object)).toBe(false));
});

it('drafts are cleared when the page is shown again after a missed log-out in another tab', () => {
  const { store } = begin(asha);
  document.cookie = 'signed-in=0';
  dispatchEvent(new Event('pageshow'));
  expect([draft(), store.getState().session.token]).toEqual([null, null]);
});

it('drafts are kept if the server rendered the page for an ended session', () => {
  begin(asha);
  leavePage();
  setBrowserSession(null);
  const root = document.createElement('div');
  root.dataset.token = '';
  const { token, hasEnded } = takeToken(root);
  const { store } = openSession(token);
  reconcileSession(store, hasEnded);
  expect([draft() === null, selectIsEndedByServer(store.getState() as object)]).toEqual([false, true]);
  reload(null);
  expect(draft()).not.toBeNull();
});
