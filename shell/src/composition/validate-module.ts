import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteModule } from '@oracle-astra/shared/api';
import { recordEvent } from '../telemetry/failures';

/** Logs which release failed and why, because nothing else records a failure that the page recovers from. */
export function reportFailure(release: string, error: unknown): void {
  // eslint-disable-next-line no-console -- a swallowed error would leave no trace in the browser
  console.error(`${release} did not load`, error);
  recordEvent('load', release, error);
}

/**
 * Validates the exports of a release: it has routes, and the module of the page at `pathname` runs. Rejects otherwise. Pages that
 * fail later are reported on the console.
 */
export async function validateModule(exposed: unknown, release: string, pathname: string): Promise<RemoteModule> {
  const module = exposed as RemoteModule | undefined;
  if (!Array.isArray(module?.routes)) throw new Error(`${release} exports no routes`);
  await Promise.all((matchRoutes(module.routes, pathname) ?? []).map(({ route }) => typeof route.lazy === 'function' && route.lazy()));
  return { ...module, routes: withFailureReports(module.routes, release) };
}

function withFailureReports(routes: RouteObject[], release: string): RouteObject[] {
  return routes.map((route) => {
    if (route.index) return route;
    const { lazy, children } = route;
    return {
      ...route,
      children: children && withFailureReports(children, release),
      lazy:
        typeof lazy !== 'function'
          ? lazy
          : async () => {
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
