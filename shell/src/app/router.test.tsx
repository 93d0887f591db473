import { act, render, screen } from '@testing-library/react';
import { createStore, type RemoteModule } from '@oracle-astra/shared/api';
import { mockPerformanceMarks } from '../testing/mock-performance-marks';
import { RouterProvider } from 'react-router-dom';
import { App } from './app';
import type { Remotes } from './remotes';
import { createRouter } from './router';

type Loaded = Awaited<ReturnType<Remotes['load']>>;

const pageOf = (name: string): RemoteModule => ({
  routes: [{ id: `${name}-page`, path: name, lazy: () => Promise.resolve({ Component: () => <h1>The {name} page</h1> }) }],
  navigation: [],
});

/** Two remotes, each owning the address of its name; `answers` decides when and how each comes. */
function remotesWith(answers: Record<string, () => Promise<Loaded>>): Remotes {
  const nameIn = (pathname: string) => Object.keys(answers).find((name) => pathname === `/${name}`);
  return {
    navigation: [],
    owns: (pathname) => nameIn(pathname) !== undefined,
    releaseOf: (pathname) => nameIn(pathname) ?? null,
    load: (pathname) => answers[nameIn(pathname) ?? '']?.() ?? Promise.resolve(null),
    prepare: () => Promise.resolve(),
  };
}

const comes = (name: string) => Promise.resolve({ name, module: pageOf(name), isFallback: false });

function open(path: string, remotes: Remotes) {
  mockPerformanceMarks();
  window.history.replaceState(null, '', path);
  const store = createStore({ token: null, extra: { baseUrl: 'http://site.test' } });
  const router = createRouter(remotes, store);
  render(<App store={store} renderedAt={0} skew={0} siteAddress="" prefetch={() => undefined}><RouterProvider router={router} /></App>);
  return router;
}

it('asks the owner of an address for its page, and shows the missing page where there is none', async () => {
  const router = open('/near', remotesWith({ near: () => comes('near') }));
  expect(await screen.findByRole('heading', { name: 'The near page' })).toBeInTheDocument();
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeInTheDocument();
});

it('costs its own page alone when a remote is gone, and works once it is back', async () => {
  let gone = true;
  const far = () => (gone ? Promise.reject(new Error('entry did not load')) : comes('far'));
  const router = open('/far', remotesWith({ near: () => comes('near'), far }));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  await act(() => router.navigate('/near'));
  expect(await screen.findByRole('heading', { name: 'The near page' })).toBeInTheDocument();
  await act(() => router.navigate('/far'));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  gone = false;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeInTheDocument();
});

it('has the page of a visit that was given up before its owner came, at the next visit', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<Loaded>((resolve) => {
    arrive = () => resolve({ name: 'far', module: pageOf('far'), isFallback: false });
  });
  const router = open('/near', remotesWith({ near: () => comes('near'), far: () => late }));
  await screen.findByRole('heading', { name: 'The near page' });
  act(() => void router.navigate('/far'));
  await act(() => router.navigate('/near'));
  await act(async () => arrive());
  await act(() => router.navigate('/far'));
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeInTheDocument();
});
