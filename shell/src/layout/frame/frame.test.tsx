import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { PageMeta } from '@oracle-astra/shared/ui';
import { App } from '../../app/app';
import { mockPerformanceMarks } from '../../testing/mock-performance-marks';
import { renderFrame } from '../../testing/render-frame';
import { Frame } from './frame';

const far = <h1>Far page</h1>;

function slowLoader() {
  let arrive = (): void => undefined;
  const data = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  return { loader: () => data, arrive };
}

it('leads to the main part before anything else', async () => {
  renderFrame();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the main part' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('moves the focus to the heading of the next page, not of the first', async () => {
  const { router } = renderFrame();
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/forum'));
  expect(screen.getByRole('heading', { name: 'AstroHub page' })).toHaveFocus();
});

it('leaves the focus alone while only the query changes', async () => {
  const { router } = renderFrame({ path: '/forum' });
  await act(() => router.navigate('/forum?page=2'));
  expect(document.body).toHaveFocus();
});

it('announces the title of the next page', async () => {
  const pages = [
    { path: '/', element: <PageMeta title="Home" description="" /> },
    { path: '/far', element: <PageMeta title="Far" description="" /> },
  ];
  const { router } = renderFrame({ pages });
  await act(() => router.navigate('/far'));
  await waitFor(() => expect(screen.getByText('Far | Oracle & Astra', { selector: 'span' })).toHaveAttribute('aria-live', 'polite'));
});

it('shows that a page is on its way', async () => {
  const { loader, arrive } = slowLoader();
  const { router } = renderFrame({ pages: [{ path: '/', element: <h1>First page</h1> }, { path: '/far', loader, element: far }] });
  act(() => void router.navigate('/far'));
  expect(await screen.findByRole('progressbar', { name: 'The page is loading' })).toBeInTheDocument();
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Far page' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('is busy while the first page is on its way, and says once when it answers', async () => {
  const { loader, arrive } = slowLoader();
  const { router, marks } = renderFrame({ path: '/far', pages: [{ path: '/far', loader, element: far }, { path: '/', element: <h1>First page</h1> }] });
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('The page is loading')).toBeInTheDocument();
  expect(marks).toEqual([]);
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Far page' })).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
  expect(marks).toEqual(['app:interactive']);
  await act(() => router.navigate('/'));
  expect(marks).toEqual(['app:interactive']);
});

it('leaves the whole window to a page whose route asks for it, without the footer', async () => {
  const pages = [
    { path: '/', element: <h1>First page</h1> },
    { path: '/far', handle: { frame: 'full' }, element: far },
  ];
  const { router } = renderFrame({ pages });
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  await act(() => router.navigate('/far'));
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

describe('where a page stands', () => {
  const scrolled = () => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const atY = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  afterEach(() => atY(0));

  it('is its top, at once, and the first page is left alone', async () => {
    const scrollTo = scrolled();
    const { router } = renderFrame();
    expect(scrollTo).not.toHaveBeenCalled();
    await act(() => router.navigate('/forum'));
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('is where it was when a link asks for that', async () => {
    const scrollTo = scrolled();
    const pages = [{ path: '/', element: <Link preventScrollReset to="/?tab=2">Second tab</Link> }];
    const { router } = renderFrame({ pages });
    await userEvent.click(screen.getByRole('link', { name: 'Second tab' }));
    expect(router.state.location.search).toBe('?tab=2');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is where it was left when one goes back', async () => {
    const scrollTo = scrolled();
    const { router } = renderFrame();
    act(() => atY(640));
    await act(() => router.navigate('/forum'));
    act(() => atY(0));
    scrollTo.mockClear();
    await act(() => router.navigate(-1));
    expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  });

  it('is the section of a plain link, although the browser calls its entry as the first one', async () => {
    const glided: string[] = [];
    Element.prototype.scrollIntoView = function note() {
      glided.push(this.id);
    };
    const scrollTo = scrolled();
    window.history.replaceState(null, '', '/');
    const pages = [{ path: '/', element: <section id="refunds">Refunds</section> }];
    mockPerformanceMarks();
    const store = createStore({ token: null, extra: { baseUrl: 'http://site.test' } });
    const router = createBrowserRouter([{ element: <Frame navigation={[]}><Outlet /></Frame>, children: pages }]);
    render(<App store={store} renderedAt={0} skew={0} siteAddress="" prefetch={() => undefined}><RouterProvider router={router} /></App>);
    act(() => atY(300));
    act(() => {
      window.location.hash = 'refunds';
    });
    await waitFor(() => expect(glided).toEqual(['refunds']));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is the section of the address, also when that comes late', async () => {
    const glided: string[] = [];
    Element.prototype.scrollIntoView = function note() {
      glided.push(this.id);
    };
    const { router } = renderFrame({ path: '/forum' });
    await act(() => router.navigate('/#chat-with-ai'));
    expect(glided).toEqual([]);
    const section = document.createElement('section');
    section.id = 'chat-with-ai';
    act(() => screen.getByRole('main').append(section));
    await waitFor(() => expect(glided).toEqual(['chat-with-ai']));
    expect(section).toHaveFocus();
    section.remove();
  });
});
