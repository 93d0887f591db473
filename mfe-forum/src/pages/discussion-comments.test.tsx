import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleComment, sampleDiscussion, sampleProfile } from '../testing/samples';

const path = '/forum/rahu-begins-next-month?did=d1';
const token = tokenFor('u9');

const commentApi = (answers: Record<string, unknown> = {}) =>
  fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ comment_count: 10 }) },
    [apiPaths.comments]: {
      status: 'success',
      comments: [sampleComment(), sampleComment({ cid: 'c2', uid: 'u9', comment: 'Mine' })],
      page_count: 1,
    },
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.births]: { status: 'success', births: [] },
    ...answers,
  });

beforeEach(() => sessionStorage.clear());

const box = () => screen.findByRole('textbox', { name: 'Your comment' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Comment' }));

test('adds a comment, and shows the page that contains it', async () => {
  const { fetch, calls } = commentApi({ [apiPaths.addComment]: { status: 'success', cid: 'c9', message: 'Your comment was added' } });
  const { store, router } = renderPage(routes, { path, fetch, token });
  await userEvent.type(await box(), ' Two years in. ');
  await submit();
  await waitFor(() => expect(router.state.location.search).toBe('?did=d1&page=2'));
  expect(calls.find((call) => call.path === apiPaths.addComment)?.body).toEqual({ did: 'd1', comment: 'Two years in.' });
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: 'Your comment was added' }]);
  expect(await box()).toHaveValue('');
});

test('requires two letters', async () => {
  const { fetch, calls } = commentApi();
  renderPage(routes, { path, fetch, token });
  await userEvent.type(await box(), ' a ');
  await submit();
  expect(await box()).toHaveAccessibleDescription('Write at least 2 letters.');
  expect(calls.map((call) => call.path)).not.toContain(apiPaths.addComment);
});

test('shows that it is submitting, and keeps the text when the call fails', async () => {
  let fail: (value: unknown) => void = () => undefined;
  const answer = () => new Promise((_resolve, reject) => (fail = reject));
  const { store } = renderPage(routes, { path, fetch: commentApi({ [apiPaths.addComment]: answer }).fetch, token });
  await userEvent.type(await box(), 'Two years in.');
  await submit();
  expect(await screen.findByRole('button', { name: 'submitting..' })).toBeInTheDocument();
  fail(new TypeError('offline'));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: 'Something went wrong!' }]));
  expect(await box()).toHaveValue('Two years in.');
});

test.each([
  ['and', { status: 'success', message: 'Welcome' }],
  ['which another tab has registered meanwhile, and', { status: 'fail', code: 'handle_exists', message: 'You have a name already.' }],
])('asks for a name first, %s then adds the comment', async (_what, answer) => {
  let isRegistered = false;
  const { fetch, calls } = commentApi({
    [apiPaths.addComment]: () =>
      isRegistered
        ? { status: 'success', cid: 'c9' }
        : { status: 'fail', code: 'handle_required', message: 'Choose a name for AstroHub first.' },
    [apiPaths.registerHandle]: () => {
      isRegistered = true;
      return answer;
    },
  });
  renderPage(routes, { path, fetch, token });
  await userEvent.type(await box(), 'Two years in.');
  await submit();
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose your name in AstroHub' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'User name' }), 'ananya_v');
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ananya@example.in');
  await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(calls.filter((call) => call.path === apiPaths.addComment)).toHaveLength(2));
  const body = { display_name: 'ananya_v', email: 'ananya@example.in', bid: '0' };
  expect(calls.find((call) => call.path === apiPaths.registerHandle)?.body).toEqual(body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks a visitor to log in', async () => {
  const { store } = renderPage(routes, { path, fetch: commentApi().fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in to comment' }));
  expect(store.getState().login.open).toBe(true);
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).not.toBeInTheDocument();
});

test('deletes the user’s own comment after a confirmation', async () => {
  const { fetch, calls } = commentApi({ [apiPaths.deleteComment]: { status: 'success', message: 'Deleted' } });
  renderPage(routes, { path, fetch, token });
  const row = within((await screen.findByText('Mine')).closest('li')!);
  await userEvent.click(row.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }));
  expect(calls.map((call) => call.path)).not.toContain(apiPaths.deleteComment);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.find((call) => call.path === apiPaths.deleteComment)?.body).toEqual({ cid: 'c2' }));
});

test('reports another person’s comment', async () => {
  const { fetch, calls } = commentApi({ [apiPaths.report]: { status: 'success', message: 'Thank you, we will look into it' } });
  const { store } = renderPage(routes, { path, fetch, token });
  const row = within((await screen.findByText('A new city within six months.')).closest('li')!);
  await userEvent.click(row.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
  await userEvent.type(dialog.getByRole('textbox'), 'An advert');
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: 'Thank you, we will look into it' }]));
  expect(calls.find((call) => call.path === apiPaths.report)?.body).toEqual({ cid: 'c1', reason: 'An advert' });
});

test('shows help for a reason that expresses despair, and stores the report', async () => {
  const care = { level: 'R', language: 'en', text: 'You need not carry it alone.', helplines: [{ number: '14416', label: 'Tele-MANAS' }] };
  const { fetch } = commentApi({ [apiPaths.report]: { status: 'success', message: 'Thank you', care } });
  renderPage(routes, { path, fetch, token });
  const row = within((await screen.findByText('A new city within six months.')).closest('li')!);
  await userEvent.click(row.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
  await userEvent.type(dialog.getByRole('textbox'), 'I want to end it');
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  const help = await screen.findByRole('dialog', { name: 'Help' });
  expect(within(help).getByRole('link', { name: /14416/u })).toHaveAttribute('href', 'tel:14416');
  await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
