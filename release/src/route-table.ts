import { compileFunction } from 'node:vm';
import { expandOptionalSegments, type NavigationEntry, type RouteEntry } from '@oracle-astra/shared/contract';
import { navigationOf } from './navigation';
import { patternFault } from './route-pattern';

interface RouteData {
  id?: string;
  path?: unknown;
  index?: boolean;
  children?: RouteData[];
}

type PathOf = Omit<RouteEntry, 'page'>;

/** A stand-in for any shared package: calling it, building with it and reading from it give itself. */
const standIn: unknown = new Proxy(function shared() {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : standIn),
  apply: () => standIn,
  construct: () => standIn as object,
});

/**
 * The routes and navigation entries of a remote, read from its build for Node without running any page:
 * shared packages are stood in for, so importing the routes fetches and renders nothing.
 * Throws a sentence that says what to do where a route has no id that begins with the remote's name, where no router
 * reads its path as it is meant, where two routes answer one address, or where a link cannot stand.
 */
export function routeTableOf(remote: string, serverSource: string): { routes: PathOf[]; navigation: NavigationEntry[] } {
  const module = { exports: {} as { routes?: RouteData[]; navigation?: unknown } };
  compileFunction(serverSource, ['module', 'exports', 'require'])(module, module.exports, () => standIn);
  const { routes: tree = [], navigation = [] } = module.exports;
  const routes = flatten(remote, tree, '');
  refuseOverlaps(remote, routes);
  return { routes, navigation: navigationOf(remote, navigation, routes) };
}

function flatten(remote: string, routes: RouteData[], parent: string): PathOf[] {
  return routes.flatMap(({ id, path, index = false, children = [] }) => {
    if (id === undefined || !id.startsWith(`${remote}-`)) {
      throw new Error(`Route "${String(path ?? '')}" of ${remote} needs an id that begins with "${remote}-", and has ${id ?? 'none'}`);
    }
    if (path === undefined && !index && children.length === 0) throw new Error(`Route ${id} needs a path, or \`index: true\` for the page at the path of its parent`);
    const full = fullPath(id, path ?? '', parent);
    const below = flatten(remote, children, full);
    // What only frames its children, or has one at its own path, answers no address by itself.
    const answers = (path !== undefined || index) && !below.some((child) => child.path === full);
    return [...(answers ? [{ id, path: full }] : []), ...below];
  });
}

function fullPath(id: string, path: unknown, parent: string): string {
  if (typeof path !== 'string') throw new Error(`Route ${id} has a path that is no text: write it between quotes, as in "blogs/:slug"`);
  const fault = patternFault(path);
  if (fault !== null) throw new Error(`Route ${id} has the path "${path}", which ${fault}`);
  const own = path.replace(/^\/|\/$/g, '');
  if (path.startsWith('/') && parent !== '' && !`${own}/`.startsWith(`${parent}/`)) {
    throw new Error(`Route ${id} has the path "${path}" within "${parent}": begin it with "/${parent}", or without a slash`);
  }
  const full = path.startsWith('/') ? own : [parent, own].filter(Boolean).join('/');
  const joined = patternFault(full);
  if (joined !== null) throw new Error(`Route ${id} has the path "${full}" with that of its parents, which ${joined}`);
  return full;
}

/** Without the names of parameters and capitals, which tell no addresses apart. */
const shapesOf = ({ path }: PathOf) => expandOptionalSegments(path).map((reading) => reading.toLowerCase().replace(/:[\w-]+/g, ':'));

function refuseOverlaps(remote: string, routes: PathOf[]): void {
  const seen = new Map<string, PathOf>();
  for (const route of routes) {
    for (const shape of new Set(shapesOf(route))) {
      const other = seen.get(shape);
      if (other) throw new Error(`Routes ${other.id} ("${other.path}") and ${route.id} ("${route.path}") of ${remote} answer the same addresses: give one of them another path`);
      seen.set(shape, route);
    }
  }
}
