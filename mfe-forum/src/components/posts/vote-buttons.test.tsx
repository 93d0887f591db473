/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { loginClosed, signedIn } from '@oracle-astra/shared/session';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../../routes';
import { sampleComment, sampleDiscussion, sampleProfile } from '../../testing/samples';

const path = '/forum/rahu-begins-next-month?did=d1';
const token = tokenFor('u9');

/** An API with a discussion of 38 upvotes and 2 downvotes, which stores the reader's vote like the server. */
function votingApi({ first = null as number | null, answers = {} as Record<string, unknown> } = {}) {
  let vote = first;
  const counts = () => ({ upvotes: 38 + Number(vote === 1), downvotes: 2 + Number(vote === 0), my_vote: vote });
  const api = fakeApi({
    [apiPaths.discussion]: () => ({ status: 'success', discussion: sampleDiscussion({ ...counts() }) }),
    [apiPaths.comments]: { status: 'success', comments: [sampleComment()], page_count: 1 },
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.vote]: (body: unknown) => {
      const { type } = body as { type: number };
      vote = vote === type ? null : type;
      return { status: 'success', ...counts() };
    },
    ...answers,
  });
  const voteElsewhere = (next: number | null) => void (vote = next);
  return { ...api, voteElsewhere, readVote: () => vote, sentVotes: () => api.calls.filter((call) => call.path === apiPaths.vote) };
}

const post = async () => within((await screen.findByRole('heading', { level: 1 })).closest('article')!);
const up = (area: ReturnType<typeof within>) => area.getByRole('button', { name: 'Upvote' });
const down = (area: ReturnType<typeof within>) => area.getByRole('button', { name: 'Downvote' });
const shown = (area: ReturnType<typeof within>) => area.getByRole('group', { name: 'Votes' }).textContent;

test('counts a vote at once, withdraws it when repeated, and replaces it by the opposite one', async () => {
  const { fetch, sentVotes } = votingApi();
  renderPage(routes, { path, fetch, token });
  const area = await post();
  await userEvent.click(up(area));
  await waitFor(() => expect(up(area)).toHaveAttribute('aria-pressed', 'true'));
  expect(shown(area)).toBe('39 upvotes2 downvotes');
  await waitFor(() => expect(sentVotes()).toHaveLength(1));
  await userEvent.click(down(area));
  await waitFor(() => expect(shown(area)).toBe('38 upvotes3 downvotes'));
  await waitFor(() => expect(sentVotes()).toHaveLength(2));
  await userEvent.click(down(area));
  await waitFor(() => expect(shown(area)).toBe('38 upvotes2 downvotes'));
  await waitFor(() => expect(sentVotes().map(({ body }) => body)).toEqual([1, 0, 0].map((type) => ({ did: 'd1', type }))));
  expect(new Set(sentVotes().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
});

test('sends the last choice after the pending vote is answered', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const running = new Promise((resolve) => (answer = resolve));
  const replies = [running, { status: 'success', upvotes: 38, downvotes: 3, my_vote: 0 }];
  const { fetch, sentVotes } = votingApi({ answers: { [apiPaths.vote]: () => replies.shift() } });
  renderPage(routes, { path, fetch, token });
  const area = await post();
  await userEvent.click(up(area));
  await waitFor(() => expect(shown(area)).toBe('39 upvotes2 downvotes'));
  await userEvent.click(down(area));
  await waitFor(() => expect(shown(area)).toBe('38 upvotes3 downvotes'));
  expect(sentVotes()).toHaveLength(1);
  answer({ status: 'success', upvotes: 39, downvotes: 2, my_vote: 1 });
  await waitFor(() => expect(sentVotes().map(({ body }) => body)).toEqual([1, 0].map((type) => ({ did: 'd1', type }))));
  await waitFor(() => expect(shown(area)).toBe('38 upvotes3 downvotes'));
});

test.each([
  [
    'a refusal',
    { status: 'fail', code: 'account_banned', message: 'Your account is banned.' },
    { tone: 'warn', text: 'Your account is banned.' },
  ],
  ['no answer', () => Promise.reject(new TypeError('offline')), { tone: 'bad', text: 'Something went wrong!' }],
])('corrects the counts after %s', async (_, answer, toast) => {
  const { fetch } = votingApi({ answers: { [apiPaths.vote]: answer } });
  const { store } = renderPage(routes, { path, fetch, token });
  const area = await post();
  await userEvent.click(up(area));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([toast]));
  await waitFor(() => expect(shown(area)).toBe('38 upvotes2 downvotes'));
});

test.each([
  ['upvote', null, 'Upvote', 1, true, '39 upvotes2 downvotes'],
  ['withdrawal', 1, 'Upvote', null, false, '38 upvotes2 downvotes'],
] as const)(
  'casts the reader’s %s even if another tab has done the same meanwhile',
  async (_what, first, name, elsewhere, pressed, counts) => {
    const { fetch, voteElsewhere, readVote } = votingApi({ first });
    renderPage(routes, { path, fetch, token });
    const area = await post();
    voteElsewhere(elsewhere);
    await userEvent.click(area.getByRole('button', { name }));
    await waitFor(() => expect(area.getByRole('button', { name, pressed })).toBeInTheDocument());
    await waitFor(() => expect([readVote(), shown(area)]).toEqual([elsewhere, counts]));
  },
);

test('has no buttons for the author', async () => {
  renderPage(routes, { path, fetch: votingApi().fetch, token: tokenFor('u1') });
  const area = await post();
  expect(area.queryByRole('button', { name: 'Upvote' })).not.toBeInTheDocument();
  expect(area.getByText('38')).toBeInTheDocument();
});

test('votes on a comment', async () => {
  const { fetch, sentVotes } = votingApi();
  renderPage(routes, { path, fetch, token });
  const row = within((await screen.findByText('A new city within six months.')).closest('li')!);
  await userEvent.click(down(row));
  await waitFor(() => expect(sentVotes().map(({ body }) => body)).toEqual([{ cid: 'c1', type: 0 }]));
});

describe('a visitor', () => {
  async function clickUpvote(first: number | null) {
    const api = votingApi({ first });
    const page = renderPage(routes, { path, fetch: api.fetch });
    const area = await post();
    await userEvent.click(up(area));
    const text = 'We Value Your Voice! To vote, please log in to your account';
    expect(page.store.getState().notices.toasts).toMatchObject([{ tone: 'warn', text }]);
    expect(page.store.getState().login.open).toBe(true);
    return { ...api, ...page, area };
  }

  function logIn(store: Awaited<ReturnType<typeof clickUpvote>>['store']) {
    act(() => {
      store.dispatch(loginClosed());
      store.dispatch(signedIn(token));
    });
  }

  test('logs in and then casts the vote', async () => {
    const { store, sentVotes, area } = await clickUpvote(null);
    expect(sentVotes()).toEqual([]);
    logIn(store);
    await waitFor(() => expect(sentVotes()).toHaveLength(1));
    await waitFor(() => expect(shown(area)).toBe('39 upvotes2 downvotes'));
  });

  test('keeps the vote if it was cast before', async () => {
    const { store, sentVotes, calls } = await clickUpvote(1);
    const asked = () => calls.filter((call) => call.path === apiPaths.discussion).length;
    const before = asked();
    logIn(store);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(sentVotes()).toEqual([]);
  });

  test('does not vote if the login is closed', async () => {
    const { store, sentVotes } = await clickUpvote(null);
    act(() => void store.dispatch(loginClosed()));
    await act(async () => Promise.resolve());
    logIn(store);
    expect(sentVotes()).toEqual([]);
  });
});
