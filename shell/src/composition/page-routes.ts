import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteModule } from '@oracle-astra/shared/api';

/** Says on the console which release failed and why: whoever looks for the fault finds it there, and nowhere else. */
export function reportFailure(release: string, error: unknown): void {
  // eslint-disable-next-line no-console -- a swallowed error would leave no trace in the browser
  console.error(`${release} did not load`, error);
}

/**
 * What a release exposes, once it has proved good for an address: it has routes, and the page's own module runs.
 * Rejects where it has not. Pages that fail later are told of on the console.
 */
export async function checkedModule(exposed: unknown, release: string, pathname: string): Promise<RemoteModule> {
  const module = exposed as RemoteModule | undefined;
  if (!Array.isArray(module?.routes)) throw new Error(`${release} exports no routes`);
  await Promise.all((matchRoutes(module.routes, pathname) ?? []).map(({ route }) => typeof route.lazy === 'function' && route.lazy()));
  return { ...module, routes: reportedRoutes(module.routes, release) };
}

function reportedRoutes(routes: RouteObject[], release: string): RouteObject[] {
  return routes.map((route) => {
    if (route.index) return route;
    const { lazy, children } = route;
    return {
      ...route,
      children: children && reportedRoutes(children, release),
      lazy: typeof lazy !== 'function' ? lazy : async () => {
        try {
          return await lazy();
        } catch (error) {
          reportFailure(release, error);
          throw error;
        }
      },
    };
  });
}
