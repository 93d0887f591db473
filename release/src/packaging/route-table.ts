import { compileFunction } from 'node:vm';
import {
  expandOptionalSegments,
  type DescribedNavigationEntry,
  type NavigationEntry,
  type RouteEntry,
} from '@oracle-astra/shared/contract';
import type { Catalog } from '../messages/catalog';
import { parseNavigation } from './navigation';
import { findAddressError, findPatternError } from './route-pattern';
import type { SlotExports } from './slots';

/** A route of a remote's build. */
export interface RouteData {
  id?: string;
  path?: unknown;
  index?: boolean;
  children?: RouteData[];
}

type RoutePath = Omit<RouteEntry, 'page'>;

interface RouteTable extends SlotExports {
  routes: RoutePath[];
  navigation: DescribedNavigationEntry[];
  /** The labels as the remote wrote them: ids of messages. */
  labels: Set<string>;
}

/** Stub for every shared package: calling it, constructing with it and reading a property return the stub itself. */
const sharedModuleStub: unknown = new Proxy(function shared() {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : sharedModuleStub),
  apply: () => sharedModuleStub,
  construct: () => sharedModuleStub as object,
});

/**
 * Reads the routes and navigation entries of a remote from its Node build. Shared packages are stubs, so loading the
 * routes fetches and renders nothing.
 * Throws a sentence that says what to do when a route id lacks the remote's prefix, a path is invalid, two routes match
 * the same addresses, or a navigation entry is invalid.
 */
export function readRouteTable(remote: string, serverSource: string, catalog: Catalog = new Map()): RouteTable {
  const module = { exports: {} as { routes?: RouteData[]; navigation?: unknown } & SlotExports };
  compileFunction(serverSource, ['module', 'exports', 'require'])(module, module.exports, () => sharedModuleStub);
  const { routes: tree = [], navigation = [], slots, fills } = module.exports;
  const routes = flattenRoutes(remote, tree, '');
  assertNoOverlaps(remote, routes);
  const entries = parseNavigation(remote, navigation, routes);
  return {
    routes,
    navigation: entries.map((entry) => localizeLabel(entry, catalog)),
    labels: new Set(entries.map(({ label }) => label)),
    ...(slots && { slots }),
    ...(fills && { fills }),
  };
}

/** Replaces a label that is a message id by its texts, so that descriptors need no catalog. */
function localizeLabel(entry: NavigationEntry, catalog: Catalog): DescribedNavigationEntry {
  const message = catalog.get(entry.label);
  return message ? { ...entry, label: message.sources } : entry;
}

/** The routes with an address, with their full paths. Throws if an id or a path is invalid. */
export function flattenRoutes(remote: string, routes: RouteData[], parent: string): RoutePath[] {
  return routes.flatMap(({ id, path, index = false, children = [] }) => {
    if (id === undefined || !id.startsWith(`${remote}-`)) {
      throw new Error(`Route "${String(path ?? '')}" of ${remote} needs an id that begins with "${remote}-", and has ${id ?? 'none'}`);
    }
    if (path === undefined && !index && children.length === 0)
      throw new Error(`Route ${id} needs a path, or \`index: true\` for the page at the path of its parent`);
    const full = resolveFullPath(id, path ?? '', parent);
    const descendants = flattenRoutes(remote, children, full);
    // A layout route, or a route whose child has the same path, matches no address itself.
    const hasAddress = (path !== undefined || index) && !descendants.some((child) => child.path === full);
    return [...(hasAddress ? [{ id, path: full }] : []), ...descendants];
  });
}

function resolveFullPath(id: string, path: unknown, parent: string): string {
  if (typeof path !== 'string') throw new Error(`Route ${id} has a path that is no text: write it between quotes, as in "blogs/:slug"`);
  const fault = findPatternError(path);
  if (fault !== null) throw new Error(`Route ${id} has the path "${path}", which ${fault}`);
  const own = path.replace(/^\/|\/$/g, '');
  if (path.startsWith('/') && parent !== '' && !`${own}/`.startsWith(`${parent}/`)) {
    throw new Error(`Route ${id} has the path "${path}" within "${parent}": begin it with "/${parent}", or without a slash`);
  }
  const full = path.startsWith('/') ? own : [parent, own].filter(Boolean).join('/');
  const joined = findPatternError(full) ?? findAddressError(full);
  if (joined !== null) throw new Error(`Route ${id} has the path "${full}" with that of its parents, which ${joined}`);
  return full;
}

/** The path variants in lower case and without parameter names: equal shapes match the same addresses. */
export const getPathShapes = ({ path }: Pick<RouteEntry, 'path'>) =>
  expandOptionalSegments(path.replace(/\/$/, '')).map((reading) => reading.toLowerCase().replace(/:[\w-]+/g, ':'));

function assertNoOverlaps(remote: string, routes: RoutePath[]): void {
  const seen = new Map<string, RoutePath>();
  for (const route of routes) {
    for (const shape of new Set(getPathShapes(route))) {
      const other = seen.get(shape);
      if (other)
        throw new Error(
          `Routes ${other.id} ("${other.path}") and ${route.id} ("${route.path}") of ${remote} answer the same addresses: give one of them another path`,
        );
      seen.set(shape, route);
    }
  }
}
