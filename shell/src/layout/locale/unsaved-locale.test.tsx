import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { renderFrame } from '../../testing/render-frame';

jest.mock('./switch-locale', () => ({ switchLocale: jest.fn() }));

const key = 'unsaved-locale';
const forget = () => {
  document.cookie = 'locale=; Max-Age=0; Path=/';
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(forget);
afterEach(forget);

const open = (who: string | null, answer: FakeAnswer, locale: 'en' | 'hi' = 'en') =>
  renderFrame({
    path: '/forum',
    locale,
    token: who && tokenFor(who),
    answers: { [apiPaths.setLocale]: answer },
  });
const refused = () => new Response('{"status":"fail","message":"Please log in again."}', { status: 401 });
const stored = { status: 'success' };

/** Chooses Hindi on a page whose token has expired; the page is left before it can retry the call. */
async function chooseHindi() {
  const { unmount, calls } = open('asha', refused);
  await userEvent.click(screen.getAllByRole('link', { name: 'हिन्दी' })[0]!);
  await waitFor(() => expect(calls.some(({ path }) => path === apiPaths.setLocale)).toBe(true));
  unmount();
}

it('is stored by the next page, once', async () => {
  await chooseHindi();
  const next = open('asha', stored, 'hi');
  await waitFor(() => expect(next.calls.find(({ path }) => path === apiPaths.setLocale)?.body).toEqual({ locale: 'hi' }));
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

it('is removed when the page that made it gets the response that it is stored', async () => {
  open('asha', stored);
  await userEvent.click(screen.getAllByRole('link', { name: 'हिन्दी' })[0]!);
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

it.each([
  ['a visitor', null],
  ['another person', 'ravi'],
])('is not stored for %s', async (_who, uid) => {
  await chooseHindi();
  const next = open(uid, stored, 'hi');
  await act(async () => undefined);
  expect(next.calls.filter(({ path }) => path === apiPaths.setLocale)).toEqual([]);
});
