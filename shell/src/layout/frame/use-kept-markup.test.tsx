import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider, useLocation, type RouteObject } from 'react-router-dom';
import { useKeptMarkup } from './use-kept-markup';

function Page() {
  const isKept = useKeptMarkup();
  const { hash } = useLocation();
  return (
    <>
      <Link to="/other">Other</Link>
      <main {...(isKept ? { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } : { children: <h1>Rendered</h1> })} />
      <p>{`At ${hash}`}</p>
    </>
  );
}

/** Hydrates a page whose `main` has content of the server for which the browser has no code. */
async function hydrateKept() {
  const routes: RouteObject[] = [
    {
      element: <Page />,
      children: [
        { path: '/page', element: null },
        { path: '*', handle: { keepsMarkup: true }, element: null },
      ],
    },
  ];
  const root = document.createElement('div');
  root.innerHTML = '<a href="/other" data-discover="true">Other</a><main><h1>From the server</h1><b>text</b></main><p>At </p>';
  document.body.replaceChildren(root);
  const router = createMemoryRouter(routes, { initialEntries: ['/kept'] });
  await act(async () => hydrateRoot(root, <RouterProvider router={router} />));
  return router;
}

const heading = () => screen.getByRole('heading').textContent;

it('keeps the server’s HTML, also at another hash, until a navigation, and does not restore it', async () => {
  const router = await hydrateKept();
  expect(heading()).toBe('From the server');
  await act(() => router.navigate('/kept#part'));
  expect(screen.getByText('At #part')).toBeInTheDocument();
  expect(heading()).toBe('From the server');
  await act(() => router.navigate('/page'));
  expect(heading()).toBe('Rendered');
  expect(screen.queryByText('text')).not.toBeInTheDocument();
  await act(() => router.navigate('/kept'));
  expect(heading()).toBe('Rendered');
});
