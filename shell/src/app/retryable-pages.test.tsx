import { act, screen } from '@testing-library/react';
import { redirect, useLoaderData } from 'react-router-dom';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { retryablePages } from './retryable-pages';

function Page() {
  return <h1>Page with {String(useLoaderData())}</h1>;
}

/** A page file that is missing so many times. */
function missing(times: number) {
  const asked = { count: 0 };
  const lazy = async () => {
    asked.count += 1;
    if (asked.count <= times) throw new Error('chunk did not load');
    return { Component: Page };
  };
  return { asked, lazy };
}

const show = (route: Parameters<typeof retryablePages>[0][number]) =>
  renderPage([{ errorElement: <p>Failed</p>, children: retryablePages([route]) }], { path: '/far', fetch: fakeApi({}).fetch });

it('asks for a page file again after it was missing', async () => {
  const { asked, lazy } = missing(1);
  const { router } = show({ id: 'x-far', path: 'far', lazy, loader: () => 'data' });
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  await act(() => router.navigate('/far', { replace: true }));
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
  expect(asked.count).toBe(2);
});

it('shows a page without a loader', async () => {
  show({ id: 'x-far', path: 'far', lazy: missing(0).lazy });
  expect(await screen.findByRole('heading', { name: 'Page with null' })).toBeInTheDocument();
});

it('follows a redirect of the loader without the page', async () => {
  const loader = () => {
    throw redirect('/else');
  };
  const { router } = show({ id: 'x-far', path: 'far', lazy: () => new Promise<never>(() => undefined), loader });
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/else');
});

it('treats routes below a route alike, and leaves those alone that have their page', async () => {
  const { lazy } = missing(0);
  show({ id: 'x-top', path: '/', children: [{ id: 'x-far', path: 'far', lazy, loader: () => 'data' }] });
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
});
