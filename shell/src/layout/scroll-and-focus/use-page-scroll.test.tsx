import { sampleSiteDetails } from '@oracle-astra/shared/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { App } from '../../app/app';
import { mockPerformanceMarks } from '../../testing/mock-performance-marks';
import { renderFrame } from '../../testing/render-frame';
import { Frame } from '../frame/frame';

describe('the scroll position', () => {
  const scrolled = () => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const atY = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  afterEach(() => atY(0));

  it('is the top after a navigation, and unchanged on the initial page', async () => {
    const scrollTo = scrolled();
    const { router } = renderFrame();
    expect(scrollTo).not.toHaveBeenCalled();
    await act(() => router.navigate('/forum'));
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('is kept when a link prevents the reset', async () => {
    const scrollTo = scrolled();
    const pages = [
      {
        path: '/',
        element: (
          <Link preventScrollReset to="/?tab=2">
            Second tab
          </Link>
        ),
      },
    ];
    const { router } = renderFrame({ pages });
    await userEvent.click(screen.getByRole('link', { name: 'Second tab' }));
    expect(router.state.location.search).toBe('?tab=2');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is restored when going back', async () => {
    const scrollTo = scrolled();
    const { router } = renderFrame();
    act(() => atY(640));
    await act(() => router.navigate('/forum'));
    act(() => atY(0));
    scrollTo.mockClear();
    await act(() => router.navigate(-1));
    expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  });

  it('is the section of a plain hash link, whose history entry has the initial key', async () => {
    const glided: string[] = [];
    Element.prototype.scrollIntoView = function note() {
      glided.push(this.id);
    };
    const scrollTo = scrolled();
    window.history.replaceState(null, '', '/');
    const pages = [{ path: '/', element: <section id="refunds">Refunds</section> }];
    mockPerformanceMarks();
    const store = createStore({ token: null, extra: { baseUrl: 'http://site.test' } });
    const router = createBrowserRouter([
      {
        element: (
          <Frame navigation={[]}>
            <Outlet />
          </Frame>
        ),
        children: pages,
      },
    ]);
    render(
      <App store={store} locale="en" renderedAt={0} skew={0} siteAddress="" details={sampleSiteDetails} prefetch={() => undefined}>
        <RouterProvider router={router} />
      </App>,
    );
    act(() => atY(300));
    act(() => {
      window.location.hash = 'refunds';
    });
    await waitFor(() => expect(glided).toEqual(['refunds']));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is the section in the hash, also when that renders late', async () => {
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
