import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateFailure, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion, sampleProfile } from '../testing/samples';

interface Asked {
  start: number;
  query?: string;
}

function forumApi({ pageCount = 1 } = {}) {
  return fakeApi({
    [apiPaths.discussions]: (body: unknown) => {
      const { start, query } = body as Asked;
      if (query === 'nowhere') return { status: 'success', discussions: [], page_count: 0 };
      if (start > pageCount) return { status: 'success', discussions: [], page_count: pageCount };
      return { status: 'success', discussions: [sampleDiscussion({ title: `${query ?? 'Any'} on page ${start}` })], page_count: pageCount };
    },
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
  });
}

const getRequests = (calls: { path: string; body: unknown }[]) =>
  calls.filter(({ path }) => path === apiPaths.discussions).map(({ body }) => body);

test('shows the loading state until the discussions are loaded', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { fetch } = fakeApi({ [apiPaths.discussions]: () => new Promise((resolve) => (answer = resolve)) });
  renderPage(routes, { path: '/forum', fetch });
  expect(await screen.findByText('Loading discussions')).toBeInTheDocument();
  answer({ status: 'success', discussions: [sampleDiscussion()], page_count: 1 });
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(screen.queryByText('Loading discussions')).not.toBeInTheDocument();
});

test('shows the latest discussions with their figures', async () => {
  const { fetch } = forumApi();
  renderPage(routes, { path: '/forum?page=1', fetch });
  const talk = within(await screen.findByRole('article'));
  expect(talk.getByRole('link', { name: 'Any on page 1' })).toHaveAttribute('href', '/forum/any-on-page-1?did=d1');
  expect(talk.getByText('2 hours ago')).toBeInTheDocument();
  expect(talk.getByText('Rahu mahadasha')).toBeInTheDocument();
  expect(talk.getByRole('link', { name: '1 comment' })).toBeInTheDocument();
});

test('searches by the URL, and clears the search when the box is submitted empty', async () => {
  const { fetch, calls } = forumApi({ pageCount: 3 });
  const { router } = renderPage(routes, { path: '/forum?page=3', fetch });
  const user = userEvent.setup();
  const box = await screen.findByRole('searchbox', { name: 'Search discussions' });
  await user.type(box, 'saturn{Enter}');
  expect(await screen.findByRole('link', { name: 'saturn on page 1' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=1&query=saturn');
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Any on page 1')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=1');
  expect(getRequests(calls)).toEqual([{ start: 3 }, { start: 1, query: 'saturn' }, { start: 1 }]);
});

test('renders a search form that works without scripts', async () => {
  const { fetch } = forumApi();
  renderPage(routes, { path: '/forum', fetch });
  const form = await screen.findByRole('search');
  expect(form).toHaveAttribute('action', '/forum');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'query');
  await screen.findByRole('article');
});

test('keeps the query in the links to other pages', async () => {
  const { fetch } = forumApi({ pageCount: 12 });
  renderPage(routes, { path: '/forum?page=5&query=moon', fetch });
  expect(await screen.findByRole('link', { name: 'moon on page 5' })).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/forum?page=6&query=moon');
});

test('shows that nothing was found, with a link to the latest discussions', async () => {
  const { fetch } = forumApi();
  renderPage(routes, { path: '/forum?query=nowhere', fetch });
  expect(await screen.findByRole('heading', { name: 'Nothing found for “nowhere”' })).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Latest Discussions' })) expect(link).toHaveAttribute('href', '/forum?page=1');
});

test('shows the empty state for a page past the last one', async () => {
  const { fetch } = forumApi({ pageCount: 2 });
  renderPage(routes, { path: '/forum?page=9', fetch });
  expect(await screen.findByRole('heading', { name: 'There is nothing on this page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute('href', '/forum?page=2');
});

test('loads a failed list again on Retry', async () => {
  const { answer, fail } = lateFailure({ status: 'success', discussions: [sampleDiscussion()], page_count: 1 });
  renderPage(routes, { path: '/forum', fetch: fakeApi({ [apiPaths.discussions]: answer }).fetch });
  await screen.findByText('Loading discussions');
  fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByRole('link', { name: 'Rahu begins next month' })).toBeInTheDocument();
});

test('asks a visitor who starts a discussion to log in', async () => {
  const { fetch } = forumApi();
  const { store, router } = renderPage(routes, { path: '/forum', fetch });
  await userEvent.click(await screen.findByRole('link', { name: 'Start a Discussion' }));
  expect(store.getState().notices.toasts).toMatchObject([{ text: 'Please login first' }]);
  expect(store.getState().login.open).toBe(true);
  expect(router.state.location.pathname).toBe('/forum');
});

test('shows a signed-in user the points left, and opens the form for a new discussion', async () => {
  const { fetch } = forumApi();
  const { router } = renderPage(routes, { path: '/forum', fetch, token: tokenFor('u1') });
  expect(await screen.findByText('1 question ready. 60 points to the next.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Start a Discussion' }));
  expect(router.state.location.pathname).toBe('/forum/create');
  expect(await screen.findByRole('heading', { level: 1, name: 'Start a Discussion' })).toBeInTheDocument();
  expect(screen.getByText(/You write as/)).toHaveTextContent('kavita.r');
});

test('shows the list in Hindi, and user content in its own language', async () => {
  renderPage(routes, { path: '/forum?query=moon', fetch: forumApi().fetch, locale: 'hi' });
  const talk = within(await screen.findByRole('article'));
  expect(talk.getByText('राहु महादशा')).toBeInTheDocument();
  expect(talk.getByText('2 घंटे पहले')).toBeInTheDocument();
  expect(talk.getByRole('heading', { name: 'moon on page 1' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/पर चर्चाएँ/)).toHaveTextContent('moon पर चर्चाएँ');
});
