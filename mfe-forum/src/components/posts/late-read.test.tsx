import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi, listTags } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../../routes';
import { sampleDiscussion, sampleProfile } from '../../testing/samples';

test('keeps a vote when an earlier response arrives after it', async () => {
  const old = { status: 'success', discussion: sampleDiscussion({ upvotes: 38, downvotes: 2, my_vote: null }) };
  let answer: (value: unknown) => void = () => undefined;
  const reads: unknown[] = [old, new Promise((resolve) => (answer = resolve))];
  const { fetch, calls } = fakeApi({
    [apiPaths.discussion]: () => reads.shift(),
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 1 },
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.vote]: { status: 'success', upvotes: 39, downvotes: 2, my_vote: 1 },
  });
  const countCalls = (path: string) => calls.filter((call) => call.path === path).length;
  const { store } = renderPage(routes, { path: '/forum/rahu-begins-next-month?did=d1', fetch, token: tokenFor('u9') });
  const area = within((await screen.findByRole('heading', { level: 1 })).closest('article')!);
  act(() => void store.dispatch(baseApi.util.invalidateTags(listTags('Discussion', ['d1']))));
  await waitFor(() => expect(countCalls(apiPaths.discussion)).toBe(2));
  await userEvent.click(area.getByRole('button', { name: 'Upvote' }));
  await waitFor(() => expect(countCalls(apiPaths.vote)).toBe(1));
  await act(async () => answer(old));
  await waitFor(() => expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'));
  await waitFor(() => expect(area.getByRole('group', { name: 'Votes' })).toHaveTextContent('39 upvotes2 downvotes'));
  expect(area.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true');
});
