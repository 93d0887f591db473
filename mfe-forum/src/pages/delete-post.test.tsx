import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateAnswer, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion, sampleProfile } from '../testing/samples';

test('removes a deleted post from the list', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', message: 'Deleted' });
  let isThere = true;
  const list = () => ({ status: 'success', discussions: isThere ? [sampleDiscussion()] : [], page_count: 1 });
  const { fetch } = fakeApi({
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.births]: { status: 'success', births: [] },
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion() },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 1 },
    [apiPaths.deleteDiscussion]: answer,
    [apiPaths.discussions]: list,
  });
  const page = renderPage(routes, { path: '/forum/rahu?did=d1', fetch, token: tokenFor('u1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Post' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Post' }));
  await act(async () => page.router.navigate('/forum'));
  expect(await screen.findByRole('link', { name: /Rahu begins next month/ })).toBeInTheDocument();
  isThere = false;
  await arrive();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Rahu begins next month/ })).not.toBeInTheDocument());
});
