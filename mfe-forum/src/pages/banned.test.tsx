import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleComment, sampleDiscussion, sampleProfile } from '../testing/samples';

const me = {
  status: 'success',
  uid: 'u9',
  mobile: '919876543210',
  name: null,
  is_ban: 1,
  ban_reason: 'Sold remedies',
  created_at: '2026-11-01T00:00:00.000Z',
};

const open = (path: string, answer: object = me, locale: 'en' | 'hi' = 'en') => {
  const { fetch, calls } = fakeApi({
    [apiPaths.me]: answer,
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ uid: 'u9' }) },
    [apiPaths.comments]: { status: 'success', comments: [sampleComment()], page_count: 1 },
  });
  renderPage(routes, { path, fetch, token: tokenFor('u9'), locale });
  return { calls };
};

test.each(['/forum/create', '/forum/rahu-begins-next-month?did=d1', '/forum/edit-post/d1'])(
  'tells a banned person on %s why there is no form',
  async (path) => {
    open(path);
    expect(await screen.findByText(/^Your account is banned: /)).toBeInTheDocument();
    expect(screen.getByText('Reason: Sold remedies')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);

test('shows a banned person the posts of others, in Hindi too', async () => {
  open('/forum/rahu-begins-next-month?did=d1', me, 'hi');
  expect(await screen.findByText(/^आपके खाते पर रोक लगी है: /)).toBeInTheDocument();
  expect(screen.getByText('कारण: Sold remedies')).toBeInTheDocument();
  expect(await screen.findByText(sampleComment().comment)).toBeInTheDocument();
});

test('shows the form to other users', async () => {
  const { calls } = open('/forum/rahu-begins-next-month?did=d1', { ...me, is_ban: 0, ban_reason: null });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.me));
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeInTheDocument();
  expect(screen.queryByText(/banned/)).not.toBeInTheDocument();
});
