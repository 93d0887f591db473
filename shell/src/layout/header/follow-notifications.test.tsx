import { act, screen, waitFor } from '@testing-library/react';
import { baseApi, createStore, getNotificationSummary } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, piecesOf, tokenFor } from '@oracle-astra/shared/testing';
import { renderFrame } from '../../testing/render-frame';
import { followNotifications, idleLimitMs } from './follow-notifications';

/** A frame whose server first has `counts[0]` unseen notifications, then `counts[1]`, and so on. */
function renderBell(counts: number[], stream: unknown) {
  const summary = () => ({ status: 'success', unseen_count: counts.length > 1 ? counts.shift() : counts[0] });
  return renderFrame({
    token: tokenFor('u1'),
    answers: { [apiPaths.notificationSummary]: summary, [apiPaths.notificationStream]: stream },
  });
}

it('shows the counts of the stream, also if a chunk ends within an event', async () => {
  const stream = () =>
    piecesOf(': keep-alive\n\nevent: summary\nda', 'ta: {"unseen_count":0}\n\nevent: summary\ndata: {"unseen_count":2}\n\n');
  const { store, calls } = renderBell([0, 2], stream);
  await screen.findByRole('link', { name: 'Notifications' });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.notificationSummary));
  const stop = store.dispatch(followNotifications());
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unseen' })).toBeInTheDocument();
  expect(calls.find(({ path }) => path === apiPaths.notificationStream)?.headers.get('authorization')).toBe(`Bearer ${tokenFor('u1')}`);
  stop();
});

const pagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellGetComments: build.query<object, void>({ query: () => '/comments', providesTags: ['Comment'] }),
    shellGetArticle: build.query<object, void>({ query: () => '/article', providesTags: ['Post'] }),
  }),
});

it.each([
  ['the stream reports it', () => piecesOf('data: {"unseen_count":0}\n\n', 'data: {"unseen_count":1}\n\n')],
  ['polling finds it', () => new Response('', { status: 502 })],
])('the page refetches the data that a new notification is about if %s', async (_what, stream) => {
  jest.useFakeTimers({ advanceTimers: true });
  const counts = [0, 1];
  const { fetch, calls } = fakeApi({
    [apiPaths.notificationSummary]: () => ({ status: 'success', unseen_count: counts.length > 1 ? counts.shift() : counts[0] }),
    [apiPaths.notificationStream]: stream,
    '/comments': {},
    '/article': {},
  });
  const store = createStore({ token: tokenFor('u1'), extra: { baseUrl: 'http://site.test', fetch } });
  void store.dispatch(pagesApi.endpoints.shellGetComments.initiate());
  void store.dispatch(pagesApi.endpoints.shellGetArticle.initiate());
  await store.dispatch(getNotificationSummary.initiate());
  const stop = store.dispatch(followNotifications());
  const countOf = (asked: string) => calls.filter(({ path }) => path === asked).length;
  for (let minutes = 0; minutes < 3; minutes += 1) await act(() => jest.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(countOf('/comments')).toBe(2));
  expect(countOf('/article')).toBe(1);
  stop();
  jest.useRealTimers();
});

it('polls if the stream fails', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { store, calls } = renderBell([0, 0, 3], () => new Response('', { status: 502 }));
  const stop = store.dispatch(followNotifications());
  const streams = () => calls.filter(({ path }) => path === apiPaths.notificationStream).length;
  await waitFor(() => expect(streams()).toBe(1));
  for (const expected of [2, 3]) {
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(streams()).toBeGreaterThanOrEqual(expected));
  }
  expect(await screen.findByRole('link', { name: 'Notifications, 3 unseen' })).toBeInTheDocument();
  stop();
  jest.useRealTimers();
});

it('reopens a silent stream, and keeps one that receives data', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  const silent = () => new Response(new ReadableStream<Uint8Array>({ start: (controller) => void lines.push(controller) }));
  const { fetch } = fakeApi({
    [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 },
    [apiPaths.notificationStream]: silent,
  });
  const store = createStore({ token: tokenFor('u1'), extra: { baseUrl: 'http://site.test', fetch } });
  const stop = store.dispatch(followNotifications());
  await waitFor(() => expect(lines).toHaveLength(1));
  for (let times = 0; times < 3; times += 1) {
    await jest.advanceTimersByTimeAsync(idleLimitMs / 2);
    lines[0]?.enqueue(new TextEncoder().encode(': keep-alive\n\n'));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(lines).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(idleLimitMs * 2);
  await waitFor(() => expect(lines.length).toBeGreaterThan(1));
  stop();
  jest.useRealTimers();
});

it('ends the session that the server rejects, and pauses while the tab is hidden', async () => {
  const { store, calls } = renderBell([0], () => new Response('', { status: 401 }));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const stop = store.dispatch(followNotifications());
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.notificationStream);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  stop();
});
