import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateFailure, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleComment, sampleDiscussion } from '../testing/samples';

const path = '/forum/rahu-begins-next-month?did=d1';

const discussionApi = () =>
  fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ comment_count: 12 }) },
    [apiPaths.comments]: (body: unknown) => {
      const { start } = body as { start: number };
      return { status: 'success', comments: [sampleComment({ comment: `Said on page ${start}` })], page_count: 2 };
    },
  });

test('shows a discussion with its comments', async () => {
  renderPage(routes, { path, fetch: discussionApi().fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rahu begins next month' })).toBeInTheDocument();
  expect(screen.getByText('Work, home or sleep?')).toBeInTheDocument();
  expect(screen.getByText('21 Nov 2026, 3:30 pm')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'kavita.r' })).toHaveAttribute('href', '/profile?uid=u1');
  const comments = within(screen.getByRole('region', { name: '12 comments' }));
  expect(await comments.findByText('Said on page 1')).toBeInTheDocument();
});

test('takes the page of comments from the URL', async () => {
  const { router } = renderPage(routes, { path, fetch: discussionApi().fetch });
  const pages = await screen.findByRole('navigation', { name: 'Pages of comments' });
  await userEvent.click(within(pages).getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('Said on page 2')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?did=d1&page=2');
});

test('shows the not-found page for an unknown discussion', async () => {
  const { fetch } = fakeApi({ [apiPaths.discussions]: { discussions: [sampleDiscussion({ title: 'Saturn at work' })], page_count: 1 } });
  renderPage(routes, { path, fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no discussion at this address' })).toBeInTheDocument();
  expect(screen.getByText(path)).toBeInTheDocument();
  const newest = within(screen.getByRole('region', { name: 'Newest discussions' }));
  expect(await newest.findByRole('link', { name: /^Saturn at work/ })).toHaveAttribute('href', '/forum/saturn-at-work?did=d1');
});

test('shows the not-found page for a URL without an id, and requests only the newest discussions', async () => {
  const { fetch, calls } = fakeApi({ [apiPaths.discussions]: { discussions: [], page_count: 0 } });
  renderPage(routes, { path: '/forum/rahu-begins-next-month', fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no discussion at this address' })).toBeInTheDocument();
  expect(new Set(calls.map((call) => call.path))).toEqual(new Set([apiPaths.discussions]));
});

test('loads a failed discussion again on Retry', async () => {
  const { answer, fail } = lateFailure({ status: 'success', discussion: sampleDiscussion({ comment_count: 0 }) });
  renderPage(routes, {
    path,
    fetch: fakeApi({ [apiPaths.discussion]: answer, [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 } }).fetch,
  });
  await screen.findByText('Loading the discussion');
  fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('Nobody has answered yet.')).toBeInTheDocument();
});

test('shows a discussion in Hindi, and the author of a deleted account without a link', async () => {
  const discussion = sampleDiscussion({ comment_count: 12, display_name: 'Deleted user' });
  const comments = { status: 'success', comments: [sampleComment({ comment: 'नया शहर मिला।' })], page_count: 1 };
  const { fetch } = fakeApi({ [apiPaths.discussion]: { status: 'success', discussion }, [apiPaths.comments]: comments });
  renderPage(routes, { path, fetch, locale: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rahu begins next month' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('21 नवंबर 2026, दोपहर 3:30 बजे')).toBeInTheDocument();
  expect(screen.getByText('हटाया गया खाता').closest('a')).toBeNull();
  const region = within(screen.getByRole('region', { name: '12 टिप्पणियाँ' }));
  expect(await region.findByText('नया शहर मिला।')).toHaveAttribute('lang', 'hi');
});

test('contains structured data, in which the text cannot end the element', async () => {
  const discussion = sampleDiscussion({ title: 'Is </script><b>this</b> safe?', comment_count: 0 });
  const { fetch } = fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
  });
  const { container } = renderPage(routes, { path, fetch });
  await screen.findByRole('heading', { level: 1, name: 'Is </script><b>this</b> safe?' });
  const json = container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
  expect(json).not.toContain('</');
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Is </script><b>this</b> safe?',
    author: { name: 'kavita.r', url: '/profile?uid=u1' },
    commentCount: 0,
  });
});

test('does not apply the report of one discussion to the next', async () => {
  const { fetch } = fakeApi({
    [apiPaths.discussion]: (body: unknown) => {
      const { did } = body as { did: string };
      return { status: 'success', discussion: sampleDiscussion({ did, title: `Title of ${did}`, comment_count: 0 }) };
    },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
    [apiPaths.discussions]: { status: 'success', discussions: [], page_count: 0 },
  });
  const { router } = renderPage(routes, { path: '/forum/a?did=d2', fetch, token: tokenFor('u9') });
  await screen.findByRole('heading', { level: 1, name: 'Title of d2' });
  await act(async () => router.navigate(path));
  await screen.findByRole('heading', { level: 1, name: 'Title of d1' });
  await userEvent.click(screen.getByRole('button', { name: /^Report/ }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await act(async () => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'Title of d2' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
