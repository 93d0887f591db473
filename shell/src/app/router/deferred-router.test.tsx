import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation, type RouteObject } from 'react-router-dom';
import { createDeferredRouter } from './deferred-router';

function Page({ name }: { name: string }) {
  return (
    <h1>
      {name} {useLocation().hash}
    </h1>
  );
}

const layout = (
  <>
    <Link to="/far">Far</Link>
    <Outlet />
  </>
);
const routes: RouteObject[] = [
  {
    id: 'frame',
    element: layout,
    children: [
      { id: 'near', path: 'near', loader: () => null, element: <Page name="Near" /> },
      { id: 'far', path: 'far', element: <Page name="Far" /> },
    ],
  },
];
const hydrationData = { loaderData: { near: null }, errors: null };

/** Opens a rendered page whose router loads when `arrive` is called, and fails to load when `fail` is called. */
function open(address: string, current = address) {
  history.replaceState(null, '', current);
  const page = { assign: jest.fn(), reload: jest.fn() };
  const asked: { arrive: () => void; fail: () => void }[] = [];
  const create = () => createBrowserRouter(routes, { basename: '/hi', hydrationData });
  const load = () =>
    new Promise<ReturnType<typeof create>>((resolve, reject) => {
      asked.push({ arrive: () => resolve(create()), fail: () => reject(new Error('The file did not come')) });
    });
  const router = createDeferredRouter({ address: { pathname: address, search: '' }, routes, basename: '/hi', hydrationData }, load, page);
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, asked, page, unmount };
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('shows the rendered page, and follows a link when the router is loaded', async () => {
  const { asked } = open('/hi/near');
  const shown = screen.getByRole('heading', { name: 'Near' });
  expect(screen.getByRole('link', { name: 'Far' })).toHaveAttribute('href', '/hi/far');
  act(() => screen.getByRole('link').click());
  expect(shown).toBeInTheDocument();
  await act(async () => asked[0]?.arrive());
  expect(await heading('Far')).toBeInTheDocument();
  expect(location.pathname).toBe('/hi/far');
});

it('keeps the elements of the page when the router is loaded, and loads it once', async () => {
  const { router, asked } = open('/hi/near');
  const shown = screen.getByRole('heading', { name: 'Near' });
  const [first, second] = [router.load(), router.load()];
  await act(async () => asked[0]?.arrive());
  expect(await first).toBe(await second);
  expect(screen.getByRole('heading', { name: 'Near' })).toBe(shown);
  expect(asked).toHaveLength(1);
});

it('shows the fragment of a link that was followed meanwhile', async () => {
  const { router, asked } = open('/hi/near');
  history.replaceState(null, '', '/hi/near#scores');
  void router.load();
  await act(async () => asked[0]?.arrive());
  expect(await heading('Near #scores')).toBeInTheDocument();
});

it('navigates by the browser if the router fails to load, and retries at the next link', async () => {
  const { router, asked, page } = open('/hi/near');
  const left = router.navigate('/far?start=2');
  asked[0]?.fail();
  await left;
  expect(page.assign).toHaveBeenLastCalledWith('/hi/far?start=2');
  const second = router.navigate('/far');
  await act(async () => asked[1]?.arrive());
  await act(() => second);
  expect(await heading('Far')).toBeInTheDocument();
});

it('reloads the page if it has to be revalidated and the router fails to load', async () => {
  const { router, asked, page } = open('/hi/near');
  const refreshed = router.revalidate();
  asked[0]?.fail();
  await refreshed;
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('reloads the page if the browser went back to another address meanwhile', async () => {
  const { router, asked, page } = open('/hi/near');
  history.replaceState(null, '', '/hi/far');
  void router.load();
  await act(async () => asked[0]?.arrive());
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('hydrates the page of the document if the browser went back before, and reloads when the router is loaded', async () => {
  const { router, asked, page } = open('/hi/near', '/hi/far');
  expect(screen.getByRole('heading', { name: 'Near' })).toBeInTheDocument();
  void router.load();
  await act(async () => asked[0]?.arrive());
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('does not call subscribers that have unsubscribed', async () => {
  const { router, asked, unmount } = open('/hi/near');
  const subscriber = jest.fn();
  const stop = router.subscribe(subscriber);
  unmount();
  stop();
  await Promise.all([router.load(), asked[0]?.arrive()]);
  await router.navigate('/far');
  expect(subscriber).not.toHaveBeenCalled();
});
