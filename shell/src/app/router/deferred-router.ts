import {
  createPath,
  createStaticRouter,
  matchRoutes,
  type DataRouter,
  type HydrationState,
  type Location as RouterLocation,
  type Path,
  type RouteObject,
} from 'react-router-dom';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

interface RenderedRoutes {
  /** The address that the server rendered, with the prefix of its language. */
  address: Pick<Path, 'pathname' | 'search'>;
  routes: RouteObject[];
  basename: string;
  hydrationData: HydrationState;
}

/** The router of a rendered page. It navigates after `load` has loaded the full router. */
export interface DeferredRouter extends DataRouter {
  /** Loads the full router. Rejects if its file fails to load; the next call retries. */
  load: () => Promise<DataRouter>;
}

/**
 * A rendered page is interactive without the code for navigation, which is half of the router. Navigations and loads wait until
 * that code is loaded; if it fails to load, the browser navigates. `load` creates the full router from the same routes and
 * hydration data.
 */
export function createDeferredRouter(
  rendered: RenderedRoutes,
  load: () => Promise<DataRouter>,
  page: Pick<Location, 'assign' | 'reload'> = location,
): DeferredRouter {
  const initial = createRenderedRouter(rendered);
  const subscribers = new Map<Subscriber, () => void>();
  let router: DataRouter | null = null;
  let loading: Promise<DataRouter> | null = null;

  const loadOnce = () =>
    (loading ??= load().then(attach, (error: unknown) => {
      loading = null;
      throw error;
    }));

  function attach(loaded: DataRouter): DataRouter {
    router = loaded;
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, loaded.subscribe(subscriber));
    const { state } = loaded;
    const { pathname, search, hash } = initial.state.location;
    // The browser went back or forward before the router listened, or before the page was hydrated.
    if (state.location.pathname + state.location.search !== pathname + search) page.reload();
    // A link to a fragment was followed meanwhile.
    else if (state.location.hash !== hash)
      for (const subscriber of subscribers.keys()) subscriber(state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return loaded;
  }

  /** Navigates without the router. `to` is an address of this site without the language's prefix, or a step in the history. */
  function leave(to: string | number | Partial<Path> | null): void {
    if (typeof to === 'number') history.go(to);
    else if (to !== null) page.assign(withBasename(typeof to === 'string' ? to : createPath(to), rendered.basename));
  }

  const beforeLoaded: Partial<Record<keyof DataRouter | 'load', unknown>> = {
    navigate: (...args: [string]) =>
      loadOnce().then(
        ({ navigate }) => navigate(...args),
        // Without the router the browser loads the page.
        () => leave(args[0]),
      ),
    fetch: (...args: Parameters<DataRouter['fetch']>) => loadOnce().then(({ fetch: start }) => start(...args)),
    revalidate: () =>
      loadOnce().then(
        ({ revalidate }) => revalidate(),
        // Without the router the browser loads the page.
        () => page.reload(),
      ),
    deleteFetcher: () => undefined,
    subscribe(subscriber: Subscriber) {
      subscribers.set(subscriber, () => subscribers.delete(subscriber));
      return () => subscribers.get(subscriber)?.();
    },
  };
  return new Proxy(initial as DeferredRouter, {
    get(target, name: keyof DeferredRouter) {
      if (name === 'load') return loadOnce;
      if (router !== null) return router[name];
      return name in beforeLoaded ? beforeLoaded[name as keyof DataRouter] : target[name];
    },
  });
}

/** A router with the state of the rendered page, which is also the initial state of the full router. */
function createRenderedRouter({ address, routes, basename, hydrationData: { loaderData, errors } }: RenderedRoutes): DataRouter {
  const entry = (history.state ?? {}) as { usr?: unknown; key?: string };
  const at: RouterLocation = { ...address, hash: location.hash, state: entry.usr ?? null, key: entry.key ?? 'default', mask: undefined };
  return createStaticRouter(routes, {
    basename,
    location: at,
    matches: (matchRoutes(routes, at, basename) ?? []) as Parameters<typeof createStaticRouter>[1]['matches'],
    loaderData: loaderData ?? {},
    actionData: null,
    errors: errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  });
}

const withBasename = (address: string, basename: string) => (address.startsWith('/') && basename !== '/' ? basename + address : address);
