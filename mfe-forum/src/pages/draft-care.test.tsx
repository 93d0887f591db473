import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion, sampleProfile } from '../testing/samples';

const token = tokenFor('u9');
const care = {
  level: 'R',
  language: 'en',
  text: 'I am glad you said it.\n\nI am an AI; people can come.',
  helplines: [
    { number: '14416', label: 'Tele-MANAS, to talk' },
    { number: '112', label: 'Emergency' },
  ],
};
const refusal = { status: 'fail', code: 'care_needed', message: 'Before you post this: help is here, day and night.', care };

/** An API that refuses a text until it is posted anyway. */
const createApi = (answers: Record<string, unknown> = {}) => {
  const answer = (body: unknown, success: object) =>
    (body as { post_anyway?: boolean }).post_anyway ? { status: 'success', message: 'Posted', care, ...success } : refusal;
  return fakeApi({
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.births]: { status: 'success', births: [] },
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ comment_count: 0 }) },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
    [apiPaths.addDiscussion]: (body: unknown) => answer(body, { did: 'd1' }),
    [apiPaths.addComment]: (body: unknown) => answer(body, { cid: 'c1' }),
    ...answers,
  });
};
const findHelp = () => screen.findByRole('article', { name: 'Help' });
const numbers = (help: HTMLElement) =>
  within(help)
    .getAllByRole('link', { name: /^\d/ })
    .map((link) => link.getAttribute('href'));

beforeEach(() => sessionStorage.clear());

test('shows numbers to dial for a draft that expresses despair, keeps it, and shows them again after it is posted anyway', async () => {
  const { fetch, calls } = createApi();
  const { store, router } = renderPage(routes, { path: '/forum/create', fetch, token });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'I cannot go on');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'I want to end it');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  const help = await findHelp();
  expect(help).toHaveFocus();
  expect(numbers(help)).toEqual(['tel:14416', 'tel:112']);
  expect(within(help).getByText('I am glad you said it.')).toHaveAttribute('lang', 'en');
  expect(within(help).getByRole('link', { name: 'All helplines' })).toHaveAttribute('href', '/helplines');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('I want to end it');
  expect(store.getState().notices.toasts).toEqual([]);

  await userEvent.click(within(help).getByRole('button', { name: 'Post it all the same' }));
  await waitFor(() => expect(router.state.location.search).toBe('?did=d1'));
  expect(numbers(await findHelp())).toEqual(['tel:14416', 'tel:112']);
  expect(await screen.findByText(/^It is posted, and our team looks at it\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Post it all the same' })).not.toBeInTheDocument();
  const sent = calls.filter((call) => call.path === apiPaths.addDiscussion).map(({ body }) => (body as { post_anyway?: true }).post_anyway);
  expect(sent).toEqual([undefined, true]);
});

test('sends a changed draft like any other', async () => {
  const { fetch, calls } = createApi();
  renderPage(routes, { path: '/forum/create', fetch, token });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'I cannot go on');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'I want to end it');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  const help = await findHelp();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.click(within(help).getByRole('button', { name: 'Post it all the same' }));
  expect(await screen.findByText('Title is required')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Saturn again');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(calls.filter((call) => call.path === apiPaths.addDiscussion)).toHaveLength(2));
  expect(calls.findLast((call) => call.path === apiPaths.addDiscussion)?.body).not.toHaveProperty('post_anyway');
});

test('shows help for a comment in Hindi', async () => {
  const { fetch, calls } = createApi();
  renderPage(routes, { path: '/forum/rahu-begins-next-month?did=d1', fetch, token, locale: 'hi' });
  const box = await screen.findByRole('textbox', { name: 'आपकी टिप्पणी' });
  await userEvent.type(box, 'मरना चाहती हूँ');
  await userEvent.click(screen.getByRole('button', { name: 'टिप्पणी कीजिए' }));
  const help = await screen.findByRole('article', { name: 'मदद' });
  expect(box).toHaveValue('मरना चाहती हूँ');
  await userEvent.click(within(help).getByRole('button', { name: 'फिर भी पोस्ट कीजिए' }));
  expect(await screen.findByText(/^यह अब सबके सामने है/)).toBeInTheDocument();
  expect(box).toHaveValue('');
  expect(calls.findLast((call) => call.path === apiPaths.addComment)?.body).toEqual({
    did: 'd1',
    comment: 'मरना चाहती हूँ',
    post_anyway: true,
  });
});

test.each([
  ['a ban', 200, 'account_banned'],
  ['too many requests', 429, 'too_many_requests'],
  ['a fault', 500, 'internal_error'],
])('shows help for a draft of despair that %s refuses, keeps it, and does not offer to post it anyway', async (_way, status, code) => {
  const { fetch } = fakeApi({
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.births]: { status: 'success', births: [] },
    [apiPaths.addDiscussion]: () => new Response(JSON.stringify({ ...refusal, code }), { status }),
  });
  renderPage(routes, { path: '/forum/create', fetch, token });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'I cannot go on');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'I want to end it');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(numbers(await findHelp())).toEqual(['tel:14416', 'tel:112']);
  expect(screen.queryByRole('button', { name: 'Post it all the same' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('I want to end it');
});

test('shows help for a failed report whose reason expresses despair', async () => {
  const { fetch } = fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ comment_count: 0 }) },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
    [apiPaths.report]: { ...refusal, code: 'account_banned' },
  });
  renderPage(routes, { path: '/forum/rahu-begins-next-month?did=d1', fetch, token });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'I want to end it');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Report' }));
  expect(numbers(await findHelp())).toEqual(['tel:14416', 'tel:112']);
});

test('sends a text that is too long whole, and shows the help beside the reason', async () => {
  const refused = {
    status: 'fail',
    code: 'invalid_request',
    field: 'description',
    field_error: 'description_too_long',
    message: 'Too long.',
  };
  const { fetch, calls } = createApi({ [apiPaths.addDiscussion]: { ...refused, care } });
  renderPage(routes, { path: '/forum/create', fetch, token });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'I cannot go on');
  await userEvent.click(screen.getByRole('textbox', { name: 'Description' }));
  const description = `${'a'.repeat(5000)} I want to end it`;
  await userEvent.paste(description);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(numbers(await findHelp())).toEqual(['tel:14416', 'tel:112']);
  expect(calls.find((call) => call.path === apiPaths.addDiscussion)?.body).toMatchObject({ description });
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(description);
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription('Too long.');
});
