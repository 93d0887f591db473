import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion } from '../testing/samples';

const seen = { did: 'd1', message: 'imran_s answered you', highlight: true };

/** Opens a page with one unseen notification; `opened` are the requests that mark some as seen. */
function openPage(path: string, { token = tokenFor('u1') as string | null, unseen = 1, notification = seen } = {}) {
  let left = unseen;
  const { fetch, calls } = fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ did: 'd1', comment_count: 0 }) },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
    [apiPaths.notifications]: () => ({ status: 'success', notifications: [notification], page_count: 1 }),
    [apiPaths.notificationSummary]: () => ({ status: 'success', unseen_count: left }),
    [apiPaths.openNotification]: () => {
      left = 0;
      return { status: 'success' };
    },
  });
  const bodies = (called: string) => calls.filter(({ path: to }) => to === called).map(({ body }) => body);
  return { ...renderPage(routes, { path, token, fetch }), bodies };
}

test('a discussion that is read, however the person came to it, marks its notifications as seen, and the bell is counted again', async () => {
  const { bodies } = openPage('/forum/rahu-begins-next-month?did=d1');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(bodies(apiPaths.openNotification)).toEqual([{ did: 'd1' }]));
  await waitFor(() => expect(bodies(apiPaths.notificationSummary)).toHaveLength(2));
});

test.each(['/notifications?nid=n1', '/profile/devices?nid=n1'])(
  'the address of a push message, %s, marks its notification',
  async (path) => {
    const { bodies } = openPage(path);
    await waitFor(() => expect(bodies(apiPaths.openNotification)).toEqual([{ nid: 'n1' }]));
  },
);

test('a notification of another discussion stays unseen', async () => {
  const { bodies } = openPage('/forum/rahu-begins-next-month?did=d1', { notification: { ...seen, did: 'd2' } });
  await waitFor(() => expect(bodies(apiPaths.notifications)).toHaveLength(1));
  expect(await screen.findByText('Nobody has answered yet.')).toBeInTheDocument();
  expect(bodies(apiPaths.openNotification)).toEqual([]);
});

test.each([
  ['a visitor', { token: null }],
  ['nothing unseen', { unseen: 0 }],
])('marks nothing for %s', async (_who, options) => {
  const { bodies } = openPage('/forum/rahu-begins-next-month?did=d1', options);
  expect(await screen.findByText('Nobody has answered yet.')).toBeInTheDocument();
  expect([bodies(apiPaths.notifications), bodies(apiPaths.openNotification)]).toEqual([[], []]);
});
