import { sampleSiteDetails } from '@oracle-astra/shared/contract';
import { useEffect, type ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createStore, type RemoteModule } from '@oracle-astra/shared/api';
import { mockPerformanceMarks } from '../../testing/mock-performance-marks';
import { RouterProvider } from 'react-router-dom';
import { App } from '../app';
import type { Remotes } from './remotes';
import { createRouter } from './router';

type Loaded = Awaited<ReturnType<Remotes['load']>>;

const pageOf = (name: string): RemoteModule => ({
  routes: [{ id: `${name}-page`, path: name, lazy: () => Promise.resolve({ Component: () => <h1>The {name} page</h1> }) }],
  navigation: [],
});

/** Remotes that each own the address of their name; `loaders` controls when and how each loads. */
function remotesWith(loaders: Record<string, () => Promise<Loaded>>): Remotes {
  const nameIn = (pathname: string) => Object.keys(loaders).find((name) => pathname === `/${name}`);
  return {
    navigation: [],
    owns: (pathname) => nameIn(pathname) !== undefined,
    releaseOf: (pathname) => nameIn(pathname) ?? null,
    isLoaded: () => false,
    load: (pathname) => loaders[nameIn(pathname) ?? '']?.() ?? Promise.resolve(null),
    prepare: () => Promise.resolve(),
  };
}

const resolved = (name: string) => Promise.resolve({ name, module: pageOf(name), isFallback: false });

function open(path: string, remotes: Remotes) {
  mockPerformanceMarks();
  window.history.replaceState(null, '', path);
  const store = createStore({ token: null, extra: { baseUrl: 'http://site.test' } });
  const router = createRouter(remotes, store);
  render(
    <App store={store} locale="en" renderedAt={0} skew={0} siteAddress="" details={sampleSiteDetails} prefetch={() => undefined}>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}

it('loads a page from the owner of its address, and shows the not-found page if there is none', async () => {
  const router = open('/near', remotesWith({ near: () => resolved('near') }));
  expect(await screen.findByRole('heading', { name: 'The near page' })).toBeInTheDocument();
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeInTheDocument();
});

it("shows an error for the failed remote's page only, and recovers once the remote loads", async () => {
  let isFailing = true;
  const far = () => (isFailing ? Promise.reject(new Error('entry did not load')) : resolved('far'));
  const router = open('/far', remotesWith({ near: () => resolved('near'), far }));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  await act(() => router.navigate('/near'));
  expect(await screen.findByRole('heading', { name: 'The near page' })).toBeInTheDocument();
  await act(() => router.navigate('/far'));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  isFailing = false;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeInTheDocument();
});

it.each<[string, ComponentType]>([
  [
    'while it renders',
    function Renders() {
      throw new Error('a faulty page');
    },
  ],
  [
    'in an effect',
    function Mounts() {
      useEffect(() => {
        throw new Error('a faulty page');
      }, []);
      return <h1>The far page</h1>;
    },
  ],
])('a page that throws %s is replaced by the error screen, and other pages work', async (_when, Component) => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const module: RemoteModule = { routes: [{ id: 'far-page', path: 'far', lazy: async () => ({ Component }) }], navigation: [] };
  const far = async () => ({ name: 'far', module, isFallback: false });
  const router = open('/far', remotesWith({ near: () => resolved('near'), far }));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  expect(screen.queryByText('The far page')).toBeNull();
  await act(() => router.navigate('/near'));
  expect(await screen.findByRole('heading', { name: 'The near page' })).toBeInTheDocument();
  told.mockRestore();
});

it('shows a page whose first navigation was aborted before its owner loaded', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<Loaded>((resolve) => {
    arrive = () => resolve({ name: 'far', module: pageOf('far'), isFallback: false });
  });
  const router = open('/near', remotesWith({ near: () => resolved('near'), far: () => late }));
  await screen.findByRole('heading', { name: 'The near page' });
  act(() => void router.navigate('/far'));
  await act(() => router.navigate('/near'));
  await act(async () => arrive());
  await act(() => router.navigate('/far'));
  expect(await screen.findByRole('heading', { name: 'The far page' })).toBeInTheDocument();
});
