import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion, sampleProfile } from '../testing/samples';

const path = '/forum/create';
const token = tokenFor('u1');
const missing = { status: 'fail', code: 'handle_required', message: 'Choose a name for AstroHub first.' };

const birth = (bid: string, name: string) => ({ bid, full_name: name });
const createApi = (answers: Record<string, unknown> = {}) =>
  fakeApi({
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.births]: { status: 'success', births: [birth('b2', 'Ravi Verma'), birth('b1', 'Ananya Verma')], own_bid: 'b1' },
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion() },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
    [apiPaths.addDiscussion]: { status: 'success', did: 'd1', message: 'Your discussion was posted' },
    ...answers,
  });

beforeEach(() => sessionStorage.clear());

const field = (name: string) => screen.findByRole('textbox', { name });
const post = async () => userEvent.click(await screen.findByRole('button', { name: 'Post' }));

test('posts a discussion with tags of the author’s chart, and shows it', async () => {
  const { fetch, calls } = createApi();
  const { store, router } = renderPage(routes, { path, fetch, token });
  await userEvent.type(await field('Title'), ' Rahu begins next month ');
  await userEvent.type(await field('Description'), 'What changed first?');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Rahu mahadasha' }));
  await post();
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/forum/rahu-begins-next-month?did=d1'));
  expect(calls.find((call) => call.path === apiPaths.addDiscussion)?.body).toEqual({
    title: 'Rahu begins next month',
    description: 'What changed first?',
    rashi_tag: 'Gemini',
    nakshatra_tag: 'Ardra',
    mahadasha_tag: '',
  });
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: 'Your discussion was posted' }]);
  expect(sessionStorage.getItem('draft:forum-post')).toBeNull();
});

test.each([
  ['', '', 'Title is required', 'Description is required'],
  [' abcd ', ' abcd ', 'Title must be at least 5 characters', 'Description must be at least 5 characters'],
])('refuses a title of %p and a description of %p', async (title, description, titleError, descriptionError) => {
  const { fetch, calls } = createApi();
  renderPage(routes, { path, fetch, token });
  if (title) await userEvent.type(await field('Title'), title);
  if (description) await userEvent.type(await field('Description'), description);
  await post();
  expect(await screen.findByText(titleError)).toBeInTheDocument();
  expect(screen.getByText(descriptionError)).toBeInTheDocument();
  expect(await field('Title')).toHaveFocus();
  expect(calls.map((call) => call.path)).not.toContain(apiPaths.addDiscussion);
});

test('shows that it is posting, and keeps the draft after a failed call and a reload', async () => {
  let fail: (value: unknown) => void = () => undefined;
  const answer = () => new Promise((_resolve, reject) => (fail = reject));
  const { fetch } = createApi({ [apiPaths.addDiscussion]: answer });
  const { store, unmount } = renderPage(routes, { path, fetch, token });
  await userEvent.type(await field('Title'), 'Rahu begins');
  await userEvent.type(await field('Description'), 'What changed?');
  await post();
  expect(await screen.findByRole('button', { name: 'posting..' })).toBeInTheDocument();
  fail(new TypeError('offline'));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: 'Something went wrong!' }]));
  unmount();
  renderPage(routes, { path, fetch, token });
  expect(await field('Title')).toHaveValue('Rahu begins');
  expect(await field('Description')).toHaveValue('What changed?');
});

describe('without a name', () => {
  const openDialog = async (answers: Record<string, unknown> = {}) => {
    const api = createApi({ [apiPaths.myProfile]: missing, ...answers });
    const page = renderPage(routes, { path, fetch: api.fetch, token });
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your name in AstroHub' }));
    return { ...page, ...api, dialog };
  };

  test('opens the dialog that registers one, with the own birth record preset and not the newest', async () => {
    const { dialog, calls } = await openDialog({ [apiPaths.registerHandle]: { status: 'success', message: 'Welcome' } });
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Stars taken from' })).toHaveValue('b1'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'User name' }), 'ananya_v');
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ananya@example.in');
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body = { display_name: 'ananya_v', email: 'ananya@example.in', bid: 'b1' };
    expect(calls.find((call) => call.path === apiPaths.registerHandle)?.body).toEqual(body);
  });

  test('keeps the preset birth record when another tab adds one before it', async () => {
    const record = { bid: 'b1', full_name: 'Asha Verma' };
    const list = { status: 'success', births: [record], own_bid: 'b1' };
    const { dialog, store } = await openDialog({ [apiPaths.births]: () => list });
    const stars = dialog.getByRole('combobox', { name: 'Stars taken from' });
    await waitFor(() => expect(stars).toHaveValue('b1'));
    const change = async (births: (typeof record)[]) => {
      list.births = births;
      await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Birth'])));
    };
    const ravi = { bid: 'b2', full_name: 'Ravi Verma' };
    await change([ravi, record]);
    await dialog.findByRole('option', { name: 'Ravi Verma' });
    expect(stars).toHaveValue('b1');
    await change([ravi]);
    await waitFor(() => expect(dialog.queryByRole('option', { name: 'Asha Verma' })).not.toBeInTheDocument());
    expect(stars).toHaveValue('0');
  });

  test('presets nobody’s stars when no record is the own one', async () => {
    const births = [{ bid: 'b9', full_name: 'Steve Jobs' }];
    const { dialog } = await openDialog({ [apiPaths.births]: { status: 'success', births, own_bid: null } });
    expect(await dialog.findByRole('option', { name: 'Steve Jobs' })).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Stars taken from' })).toHaveValue('0');
  });

  test('shows errors of name and e-mail', async () => {
    const { dialog } = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    expect(await dialog.findByText('User name is required')).toBeInTheDocument();
    expect(dialog.getByText('Email address is required')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'User name' }), 'a..b');
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    const invalid = 'Invalid username format. Use alphanumeric characters and avoid consecutive special characters.';
    expect(await dialog.findByText(invalid)).toBeInTheDocument();
    expect(dialog.getByText('Invalid email')).toBeInTheDocument();
  });

  test('can be opened again after it was closed', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a name' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
