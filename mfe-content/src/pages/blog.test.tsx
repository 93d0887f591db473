import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { clickRetryUntilFound } from '../testing/click-retry-until-found';
import { post } from '../testing/samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './blogs';
import './blog-post';

const createPageResponse = (ids: number[], pages: number) =>
  new Response(JSON.stringify(ids.map((id) => post(id))), {
    headers: { 'x-wp-total': '11', 'x-wp-totalpages': String(pages), 'content-type': 'application/json' },
  });

const pages: Record<string, number[]> = { '1': [11, 10, 9, 8, 7, 6, 5, 4, 3], '2': [2, 1] };

function blog(_body: unknown, { searchParams }: URL) {
  const page = searchParams.get('page') ?? '1';
  const ids = pages[page];
  return ids ? createPageResponse(ids, 2) : new Response(JSON.stringify({ code: 'rest_post_invalid_page_number' }), { status: 400 });
}

function open(path: string, answer: FakeAnswer = blog, more: Record<string, FakeAnswer> = {}) {
  const server = fakeApi({ [apiPaths.posts]: answer, ...more });
  return { ...renderPage(routes, { path, fetch: server.fetch }), server, user: userEvent.setup() };
}

const getTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the list', () => {
  it('shows nine posts a page with links to the other pages', async () => {
    const { user, router } = open('/blogs');
    expect(await screen.findByRole('heading', { level: 1, name: 'Blogs' })).toBeInTheDocument();
    expect(screen.getByText('Chat with Astra')).toBeInTheDocument();
    await screen.findByText('Post 11 & more');
    expect(getTitles()).toHaveLength(9);
    expect(document.title).toBe('Chat with Astra | Oracle & Astra');
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByText('Post 2 & more');
    expect(getTitles()).toEqual(['Post 2 & more', 'Post 1 & more']);
    expect(router.state.location.search).toBe('?page=2');
  });

  it('shows the empty state for a page past the last one', async () => {
    open('/blogs?page=9');
    expect(await screen.findByText('There is no page 9')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/blogs?page=1');
  });

  it('falls back to the first page for an invalid number', async () => {
    open('/blogs?page=x');
    expect(await screen.findByText('Post 11 & more')).toBeInTheDocument();
  });

  it('shows the empty and the error state', async () => {
    const { unmount } = open('/blogs', []);
    expect(await screen.findByText('No posts yet')).toBeInTheDocument();
    unmount();
    open('/blogs', () => new Response('', { status: 503 }));
    expect(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('shows the featured picture', async () => {
    open('/blogs', [post(1, { featured_media: 7 })], {
      [`${apiPaths.media}/7`]: { id: 7, source_url: '/server-images/blog/a.svg', alt_text: 'A drawn sky' },
    });
    expect(await screen.findByRole('img', { name: 'A drawn sky' })).toHaveAttribute('src', '/server-images/blog/a.svg');
  });
});

describe('a post', () => {
  const answers = (_body: unknown, { searchParams }: URL) => {
    if (searchParams.get('slug') === 'post-5') return [post(5)];
    if (searchParams.get('before') === post(5).date) return [post(4)];
    if (searchParams.get('after') === post(5).date) return [post(6)];
    return [];
  };

  it('shows its text with a table of contents, and its neighbours', async () => {
    open('/blogs/post-5', answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 5 & more' })).toBeInTheDocument();
    expect(screen.getByText('5 Nov 2026 · 1 minute')).toBeInTheDocument();
    expect(within(screen.getByRole('navigation', { name: 'In this post' })).getAllByRole('link', { name: 'Two' })[0]).toHaveAttribute(
      'href',
      '#part-2',
    );
    expect(screen.getByRole('heading', { name: 'Two' })).toHaveAttribute('id', 'part-2');
    expect(await screen.findByRole('link', { name: /Previous Post/ })).toHaveAttribute('href', '/blogs/post-4');
    expect(await screen.findByRole('link', { name: /Next Post/ })).toHaveAttribute('href', '/blogs/post-6');
    await waitFor(() => expect(document.title).toBe('Post 5 & more | Oracle & Astra'));
    const described = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(described).toMatch(/Two/);
    expect(described.length).toBeLessThanOrEqual(160);
  });

  it('has the metadata of the blog, and related posts', async () => {
    open('/blogs/post-5', answers, {
      [apiPaths.seoHead]: {
        success: true,
        head: '',
        title: 'Saturn, all dates',
        description: 'When Saturn enters and leaves each sign, in Indian time, till 2050, and what to do.',
      },
      [apiPaths.relatedPosts]: [post(2)],
    });
    const related = await screen.findByRole('region', { name: 'Related posts' });
    expect(within(related).getByRole('link')).toHaveAttribute('href', '/blogs/post-2');
    await waitFor(() => expect(document.title).toBe('Saturn, all dates | Oracle & Astra'));
    expect(screen.getByRole('heading', { level: 1, name: 'Post 5 & more' })).toBeInTheDocument();
  });

  it('is marked if it is in another language than the page', async () => {
    open('/blogs/post-7', [post(7, { title: { rendered: 'लग्न क्या है' } })]);
    expect(await screen.findByRole('heading', { level: 1, name: 'लग्न क्या है' })).toHaveAttribute('lang', 'hi');
    expect(screen.getByText('This post is in Hindi.')).toBeInTheDocument();
  });

  it('shows the not-found page for an unknown slug', async () => {
    open('/blogs/none', answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no post at this address' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs');
  });

  it('lists the newest posts for an unknown slug, the most similar ones first', async () => {
    const list = (_body: unknown, { searchParams }: URL) => (searchParams.has('slug') ? [] : createPageResponse([11, 10, 9], 1));
    open('/blogs/the-post-9', list);
    const newest = within(await screen.findByRole('region', { name: 'Newest posts' }));
    await newest.findByRole('link', { name: /^Post 9 & more/ });
    expect(newest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blogs/post-9',
      '/blogs/post-11',
      '/blogs/post-10',
    ]);
    expect(screen.getByText('/blogs/the-post-9')).toBeInTheDocument();
  });

  it('offers Retry when the blog does not respond', async () => {
    let broken = true;
    open('/blogs/post-5', (body: unknown, url: URL) => (broken ? new Response('', { status: 502 }) : answers(body, url)));
    await screen.findByRole('alert');
    broken = false;
    await clickRetryUntilFound(() => screen.getByRole('heading', { level: 1, name: 'Post 5 & more' }));
  });
});
