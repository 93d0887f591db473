import { act, screen } from '@testing-library/react';
import { redirect, useLoaderData } from 'react-router-dom';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { retryablePages } from './retryable-pages';

function Page() {
  return <h1>Page with {String(useLoaderData())}</h1>;
}

/** A page chunk that fails `times` times before it loads. */
function createFailingPage(times: number) {
  const loads = { count: 0 };
  const lazy = async () => {
    loads.count += 1;
    if (loads.count <= times) throw new Error('chunk did not load');
    return { Component: Page };
  };
  return { loads, lazy };
}

const renderRoute = (route: Parameters<typeof retryablePages>[0][number]) =>
  renderPage([{ errorElement: <p>Failed</p>, children: retryablePages([route]) }], { path: '/far', fetch: fakeApi({}).fetch });

it('loads a page chunk again after it failed', async () => {
  const { loads, lazy } = createFailingPage(1);
  const { router } = renderRoute({ id: 'x-far', path: 'far', lazy, loader: () => 'data' });
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  await act(() => router.navigate('/far', { replace: true }));
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
  expect(loads.count).toBe(2);
});

it('shows a page without a loader', async () => {
  renderRoute({ id: 'x-far', path: 'far', lazy: createFailingPage(0).lazy });
  expect(await screen.findByRole('heading', { name: 'Page with null' })).toBeInTheDocument();
});

it('follows a redirect of the loader without the page', async () => {
  const loader = () => {
    throw redirect('/else');
  };
  const { router } = renderRoute({ id: 'x-far', path: 'far', lazy: () => new Promise<never>(() => undefined), loader });
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/else');
});

it('makes nested routes retryable, and leaves routes without a lazy page unchanged', async () => {
  const { lazy } = createFailingPage(0);
  renderRoute({ id: 'x-top', path: '/', children: [{ id: 'x-far', path: 'far', lazy, loader: () => 'data' }] });
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
});
