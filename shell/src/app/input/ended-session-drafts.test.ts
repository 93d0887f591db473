import { waitFor } from '@testing-library/react';
import { asha, clearSession, openSession, setBrowserSession } from '../testing/session-page';

afterEach(clearSession);

/** A page with a draft, in a browser where `change` was the last session change that a script stored. */
function begin(change: 'in' | 'left') {
  setBrowserSession(asha);
  const { store } = openSession(asha);
  sessionStorage.setItem('draft:birth', '{"name":"Asha"}');
  localStorage.setItem('session-change', `${change} 1`);
  dispatchEvent(new Event('pageshow'));
  return () => ({ hasDraft: sessionStorage.getItem('draft:birth') !== null, token: store.getState().session.token });
}

/** The server clears the cookies, which does not say why the session ended. */
function endByServer() {
  setBrowserSession(null);
  dispatchEvent(new Event('focus'));
}

it('drafts are kept if the server has cleared the cookies and no script has stored a reason', () => {
  const readState = begin('in');
  endByServer();
  expect(readState()).toEqual({ hasDraft: true, token: null });
});

it('drafts of a session that ends are kept despite an earlier log-out', async () => {
  const readState = begin('left');
  await waitFor(() => expect(localStorage.getItem('session-change')).toMatch(/^in /));
  endByServer();
  expect(readState()).toEqual({ hasDraft: true, token: null });
});
