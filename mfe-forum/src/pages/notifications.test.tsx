import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const token = tokenFor('u1');
const oneNotification = {
  status: 'success',
  page_count: 1,
  notifications: [{ did: 'd1', message: 'imran_s answered you', highlight: true }],
};

test('opens the discussion of a notification, and marks it as seen', async () => {
  const { fetch, calls } = fakeApi({ [apiPaths.notifications]: oneNotification, [apiPaths.openNotification]: { status: 'success' } });
  const { router } = renderPage(routes, { path: '/notifications', token, fetch });
  await userEvent.click(await screen.findByRole('link', { name: 'New: imran_s answered you' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/forum/discussion?did=d1');
  expect(calls.find(({ path }) => path === apiPaths.openNotification)?.body).toEqual({ did: 'd1' });
});

test('shows a toast when a notification cannot be marked as seen', async () => {
  const { fetch } = fakeApi({ [apiPaths.notifications]: oneNotification });
  const { store } = renderPage(routes, { path: '/notifications', token, fetch });
  await userEvent.click(await screen.findByRole('link', { name: 'New: imran_s answered you' }));
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: 'Someting went wrong please try again' }]);
});

test('shows the empty state', async () => {
  const { fetch } = fakeApi({ [apiPaths.notifications]: { status: 'success', notifications: [], page_count: 0 } });
  renderPage(routes, { path: '/notifications', token, fetch });
  expect(await screen.findByRole('heading', { name: 'Ohh! There is no Notifications history available' })).toBeInTheDocument();
});

test('shows an error with Retry when the list does not load', async () => {
  const { fetch } = fakeApi({ [apiPaths.notifications]: () => new Response('', { status: 500 }) });
  renderPage(routes, { path: '/notifications', token, fetch });
  expect(await screen.findByRole('heading', { name: 'No notification' })).toBeInTheDocument();
  expect(screen.getByText('something went wrong!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('shows the notifications in Hindi', async () => {
  renderPage(routes, { path: '/notifications', token, fetch: fakeApi({ [apiPaths.notifications]: oneNotification }).fetch, locale: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'सूचनाएँ' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'नई: imran_s answered you' })).toBeInTheDocument();
  expect(screen.getByText('imran_s answered you')).toHaveAttribute('lang', 'en');
});

test('links a notification without a discussion to the page of its subject, and marks only this one', async () => {
  const points = {
    nid: 'n1',
    did: null,
    message: 'You have points for 1 question',
    highlight: true,
    kind: 'points',
    params: { points: 100 },
  };
  const { fetch, calls } = fakeApi({
    [apiPaths.notifications]: { status: 'success', page_count: 1, notifications: [{ ...points, created_at: '2026-11-21T10:00:00.000Z' }] },
    [apiPaths.openNotification]: { status: 'success' },
  });
  const { router } = renderPage(routes, { path: '/notifications', token, fetch });
  const row = await screen.findByRole('link', { name: /^New: You have points for 1 question/ });
  expect(row).toHaveTextContent('2 hours ago');
  await userEvent.click(row);
  expect(router.state.location.pathname).toBe('/profile');
  expect(calls.find(({ path }) => path === apiPaths.openNotification)?.body).toEqual({ nid: 'n1' });
});

test.each([
  ['dispute_lost', '/balance'],
  ['recharge_credited', '/balance'],
  ['a_kind_of_tomorrow', '/notifications'],
])('leads from a notification of the kind %s to %s', async (kind, address) => {
  const told = { nid: 'n1', did: null, message: 'Something happened', highlight: true, kind, params: { amount: '₹134.52' } };
  const { fetch } = fakeApi({ [apiPaths.notifications]: { status: 'success', page_count: 1, notifications: [told] } });
  renderPage(routes, { path: '/notifications', token, fetch });
  expect(await screen.findByRole('link', { name: /^New: Something happened/ })).toHaveAttribute('href', address);
});

test('links from a page past the last one to the last one', async () => {
  const { fetch } = fakeApi({ [apiPaths.notifications]: { status: 'success', notifications: [], page_count: 3 } });
  renderPage(routes, { path: '/notifications?page=9', token, fetch });
  expect(await screen.findByRole('link', { name: 'Go to the last page' })).toHaveAttribute('href', '/notifications?page=3');
});

test('switches a kind of notifications off, and on again if the call fails', async () => {
  const preferences = { comments: true, votes: true, points: true, transfers: true, subscription: true };
  const answers = [{ status: 'success', preferences: { ...preferences, votes: false } }, new Response('', { status: 500 })];
  const { fetch, calls } = fakeApi({
    [apiPaths.notifications]: { status: 'success', notifications: [], page_count: 0 },
    [apiPaths.notificationPreferences]: { status: 'success', preferences },
    [apiPaths.setNotificationPreferences]: () => answers.shift(),
  });
  const { store } = renderPage(routes, { path: '/notifications', token, fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose what you are told' }));
  const votes = await screen.findByRole('checkbox', { name: 'Votes on what I wrote' });
  await userEvent.click(votes);
  expect(votes).not.toBeChecked();
  const comments = screen.getByRole('checkbox', { name: 'Comments on what I wrote' });
  await userEvent.click(comments);
  expect((await screen.findAllByRole('checkbox', { checked: true })).length).toBeGreaterThan(0);
  await screen.findByRole('checkbox', { name: 'Comments on what I wrote', checked: true });
  expect(store.getState().notices.toasts).toHaveLength(1);
  expect(calls.filter(({ path }) => path === apiPaths.setNotificationPreferences).map(({ body }) => body)).toEqual([
    { votes: false },
    { comments: false },
  ]);
});

test('keeps a saved switch when a response from before it arrives later', async () => {
  const preferences = { comments: true, votes: true, points: true, transfers: true, subscription: true };
  const before = { status: 'success', preferences };
  let answer: (value: unknown) => void = () => undefined;
  const answers = [before, new Promise((resolve) => (answer = resolve))];
  const { fetch, calls } = fakeApi({
    [apiPaths.notifications]: { status: 'success', notifications: [], page_count: 0 },
    [apiPaths.notificationPreferences]: () => answers.shift(),
    [apiPaths.setNotificationPreferences]: { status: 'success', preferences: { ...preferences, votes: false } },
  });
  const { store } = renderPage(routes, { path: '/notifications', token, fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose what you are told' }));
  const votes = await screen.findByRole('checkbox', { name: 'Votes on what I wrote' });
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Me'])));
  await waitFor(() => expect(calls.filter(({ path }) => path === apiPaths.notificationPreferences)).toHaveLength(2));
  await userEvent.click(votes);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.setNotificationPreferences));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  await act(async () => {
    answer(before);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(votes).not.toBeChecked();
});
