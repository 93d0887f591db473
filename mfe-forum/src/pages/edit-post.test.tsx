import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion, sampleProfile } from '../testing/samples';

const path = '/forum/edit-post/d1';
const api = (answers: Record<string, unknown> = {}) =>
  fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion() },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    ...answers,
  });

beforeEach(() => sessionStorage.clear());

test('saves what the author changed, and shows the discussion', async () => {
  const { fetch, calls } = api({ [apiPaths.editDiscussion]: { status: 'success', did: 'd1', message: 'Your discussion was updated' } });
  const { store, router } = renderPage(routes, { path, fetch, token: tokenFor('u1') });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Rahu begins next month');
  await userEvent.clear(title);
  await userEvent.type(title, '  Rahu has begun ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ardra' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rahu begins next month' })).toBeInTheDocument();
  const [call] = calls.filter((made) => made.path === apiPaths.editDiscussion);
  // Unchanged fields are not sent, because another tab may have changed them.
  expect(call?.body).toEqual({ did: 'd1', title: 'Rahu has begun', nakshatra_tag: '' });
  expect(call?.headers.get('idempotency-key')).toMatch(/./);
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: 'Your discussion was updated' }]);
  expect(router.state.location.pathname).toBe('/forum/rahu-has-begun');
});

test('keeps what the author has typed when it is opened again, and shows what another tab has saved meanwhile', async () => {
  const first = renderPage(routes, { path, fetch: api().fetch, token: tokenFor('u1') });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
  first.unmount();
  const saved = { status: 'success', discussion: sampleDiscussion({ description: 'Work changed first.' }) };
  const { fetch, calls } = api({ [apiPaths.discussion]: saved, [apiPaths.editDiscussion]: { status: 'success', did: 'd1' } });
  renderPage(routes, { path, fetch, token: tokenFor('u1') });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Rahu begins next month again');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Work changed first.');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(calls.some((made) => made.path === apiPaths.editDiscussion)).toBe(true));
  expect(calls.find((made) => made.path === apiPaths.editDiscussion)?.body).toEqual({ did: 'd1', title: 'Rahu begins next month again' });
});

test('shows a refusal at its field and as a warning, and keeps the input', async () => {
  const message = 'Please say it without insults.';
  const refusal = { status: 'fail', code: 'text_has_abuse', field: 'description', message };
  const { store } = renderPage(routes, { path, fetch: api({ [apiPaths.editDiscussion]: refusal }).fetch, token: tokenFor('u1') });
  const text = await screen.findByRole('textbox', { name: 'Description' });
  await userEvent.type(text, ' More.');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(text).toHaveAccessibleDescription(message);
  expect(text).toHaveValue('What changed first?\n\nWork, home or sleep? More.');
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'warn', text: message }]);
});

test('says to another user that the post is not theirs, and links to the discussion', async () => {
  renderPage(routes, { path, fetch: api().fetch, token: tokenFor('u2') });
  expect(await screen.findByRole('heading', { level: 2, name: 'This post is not yours' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the discussion' })).toHaveAttribute('href', '/forum/rahu-begins-next-month?did=d1');
});

test('asks a visitor to log in', async () => {
  renderPage(routes, { path, fetch: api().fetch });
  expect(await screen.findByRole('heading', { level: 2, name: 'Please login first' })).toBeInTheDocument();
});

test('shows the form to its author in Hindi', async () => {
  renderPage(routes, { path, fetch: api().fetch, token: tokenFor('u1'), locale: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'पोस्ट बदलिए' })).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'शीर्षक' })).toHaveValue('Rahu begins next month');
});
