import { compileFunction } from 'node:vm';
import type { NavigationEntry, RouteEntry } from '@oracle-astra/shared/contract';

interface RouteData {
  id?: string;
  path?: string;
  index?: boolean;
  children?: RouteData[];
}

/** A stand-in for any shared package: calling it, building with it and reading from it give itself. */
const standIn: unknown = new Proxy(function shared() {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : standIn),
  apply: () => standIn,
  construct: () => standIn as object,
});

/**
 * The routes and navigation entries of a remote, read from its build for Node without running any page:
 * shared packages are stood in for, so importing the routes fetches and renders nothing.
 * Throws where a route has no id, or an id that does not begin with the remote's name.
 */
export function routeTableOf(remote: string, serverSource: string): { routes: Omit<RouteEntry, 'page'>[]; navigation: NavigationEntry[] } {
  const module = { exports: {} as { routes?: RouteData[]; navigation?: NavigationEntry[] } };
  compileFunction(serverSource, ['module', 'exports', 'require'])(module, module.exports, () => standIn);
  const { routes = [], navigation = [] } = module.exports;
  return { routes: flatten(remote, routes, ''), navigation };
}

function flatten(remote: string, routes: RouteData[], parent: string): Omit<RouteEntry, 'page'>[] {
  return routes.flatMap(({ id, path = '', children = [] }) => {
    if (id === undefined || !id.startsWith(`${remote}-`)) throw new Error(`Route "${path}" of ${remote} needs an id that begins with "${remote}-", and has ${id ?? 'none'}`);
    const full = [parent, path.replace(/^\//, '')].filter(Boolean).join('/');
    return [{ id, path: full }, ...flatten(remote, children, full)];
  });
}
