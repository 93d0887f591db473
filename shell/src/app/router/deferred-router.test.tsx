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

/** Opens a rendered page whose router comes when `arrive` is called, or does not where `fail` is. */
function open(address: string) {
  history.replaceState(null, '', address);
  const page = { assign: jest.fn(), reload: jest.fn() };
  const asked: { arrive: () => void; fail: () => void }[] = [];
  const create = () => createBrowserRouter(routes, { basename: '/hi', hydrationData });
  const load = () =>
    new Promise<ReturnType<typeof create>>((resolve, reject) => {
      asked.push({ arrive: () => resolve(create()), fail: () => reject(new Error('The file did not come')) });
    });
  const router = createDeferredRouter({ routes, basename: '/hi', hydrationData }, load, page);
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, asked, page, unmount };
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('shows the rendered page, and follows a link once the router has come', async () => {
  const { asked } = open('/hi/near');
  const shown = screen.getByRole('heading', { name: 'Near' });
  expect(screen.getByRole('link', { name: 'Far' })).toHaveAttribute('href', '/hi/far');
  act(() => screen.getByRole('link').click());
  expect(shown).toBeInTheDocument();
  await act(async () => asked[0]?.arrive());
  expect(await heading('Far')).toBeInTheDocument();
  expect(location.pathname).toBe('/hi/far');
});

it('keeps the elements of the page when the router comes, and asks for it once', async () => {
  const { router, asked } = open('/hi/near');
  const shown = screen.getByRole('heading', { name: 'Near' });
  const [first, second] = [router.load(), router.load()];
  await act(async () => asked[0]?.arrive());
  expect(await first).toBe(await second);
  expect(screen.getByRole('heading', { name: 'Near' })).toBe(shown);
  expect(asked).toHaveLength(1);
});

it('shows a link within the page that was followed meanwhile', async () => {
  const { router, asked } = open('/hi/near');
  history.replaceState(null, '', '/hi/near#scores');
  void router.load();
  await act(async () => asked[0]?.arrive());
  expect(await heading('Near #scores')).toBeInTheDocument();
});

it('leaves by the browser where the router does not come, and asks again for the next link', async () => {
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

it('loads the page anew where what it shows has to be refreshed and the router does not come', async () => {
  const { router, asked, page } = open('/hi/near');
  const refreshed = router.revalidate();
  asked[0]?.fail();
  await refreshed;
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('loads the page anew where the browser went back to another address meanwhile', async () => {
  const { router, asked, page } = open('/hi/near');
  history.replaceState(null, '', '/hi/far');
  void router.load();
  await act(async () => asked[0]?.arrive());
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('no longer tells who has left', async () => {
  const { router, asked, unmount } = open('/hi/near');
  const subscriber = jest.fn();
  const stop = router.subscribe(subscriber);
  unmount();
  stop();
  await Promise.all([router.load(), asked[0]?.arrive()]);
  await router.navigate('/far');
  expect(subscriber).not.toHaveBeenCalled();
});
