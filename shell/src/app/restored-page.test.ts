import { waitFor } from '@testing-library/react';
import { signedIn } from '@oracle-astra/shared/session';
import { selectIsEndedByServer } from '../layout/session/session-end';
import { selectIsPersonChanging } from '../layout/session/person-change';
import { asha, clearSession, openSession, ravi, setBrowserSession } from './testing/session-page';

afterEach(clearSession);

const open = () => {
  setBrowserSession(asha);
  const opened = openSession(asha);
  const state = () => opened.store.getState();
  return { ...opened, uid: () => state().session.uid, isHidden: () => selectIsPersonChanging(state() as object), state };
};
/** The page is left, another one changes the session, and the browser restores the page. */
const returnAfter = (token: string | null, change: string) => {
  setBrowserSession(token);
  localStorage.setItem('session-change', change);
  dispatchEvent(new Event('pageshow'));
};

it('stores whose session it is with the change', () => {
  const { store } = openSession(null);
  store.dispatch(signedIn(asha));
  expect(localStorage.getItem('session-change')).toMatch(/^in \d+ asha$/);
});

it('hides the page of the previous person at once, until the page of the next one is loaded', async () => {
  const { isHidden, uid } = open();
  returnAfter(ravi, 'in 2 ravi');
  expect([isHidden(), uid()]).toEqual([true, 'asha']);
  await waitFor(() => expect([isHidden(), uid()]).toEqual([false, 'ravi']));
});

it('shows the page again if the session is that of the same person after all', async () => {
  const { isHidden, uid, calls } = open();
  returnAfter(asha, 'in 2 ravi');
  expect(isHidden()).toBe(true);
  await waitFor(() => expect([calls.length, isHidden(), uid()]).toEqual([1, false, 'asha']));
});

it('discards the data of the previous person if the session of the next one has ended', async () => {
  const { isHidden, uid, state } = open();
  sessionStorage.setItem('draft:birth', '{"name":"Asha"}');
  returnAfter(ravi, 'in 2 ravi');
  setBrowserSession(null);
  document.cookie = 'signed-in=1';
  await waitFor(() => expect([isHidden(), uid()]).toEqual([false, null]));
  expect([sessionStorage.getItem('draft:birth'), selectIsEndedByServer(state() as object)]).toEqual([null, true]);
});

it('renews the token of the same person without hiding anything', async () => {
  const { isHidden, uid, calls } = open();
  returnAfter(asha, 'in 2 asha');
  expect(isHidden()).toBe(false);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect([isHidden(), uid()]).toEqual([false, 'asha']);
});
