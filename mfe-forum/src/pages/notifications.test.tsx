import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
