import { locales, localizeNavigation, type Descriptor, type RouteEntry } from '@oracle-astra/shared/contract';
import { parseNavigation } from '../packaging/navigation';
import { findAddressError, findPatternError } from '../packaging/route-pattern';
import { getPathShapes } from '../packaging/route-table';
import { finding, type Finding } from './finding';

type Owned = Pick<Descriptor, 'remote' | 'routes'>;

function findOverlaps({ routes }: Owned, others: readonly Owned[]): Finding[] {
  const taken = new Map(
    others.flatMap(({ remote, routes }) =>
      routes.flatMap((route) => getPathShapes(route).map((shape) => [shape, { remote, route }] as const)),
    ),
  );
  return routes.flatMap((route) =>
    [...new Set(getPathShapes(route))].flatMap((shape) => {
      const other = taken.get(shape);
      return other
        ? [
            finding(
              'routes',
              route.id,
              `"${route.path}" is the address of ${other.remote} (${other.route.id}): take another path, or have ${other.remote} give it up first`,
            ),
          ]
        : [];
    }),
  );
}

function findVanished(candidate: Owned, live: Owned | undefined): Finding[] {
  const shapes = new Set(candidate.routes.flatMap(getPathShapes));
  const isGone = (route: RouteEntry) => getPathShapes(route).some((shape) => !shapes.has(shape));
  return (live?.routes ?? [])
    .filter(isGone)
    .map(({ id, path }) =>
      finding('routes', id, `"${path}" is served now and would be gone: keep the route, or let it lead to its new address`),
    );
}

/** Routes with the same id, of which the composition would contain only one, and routes that match the same addresses. */
function findTwins(routes: readonly RouteEntry[]): Finding[] {
  const keysOf = (route: RouteEntry) => [`id ${route.id}`, ...new Set(getPathShapes(route).map((shape) => `path ${shape}`))];
  const seen = new Map<string, RouteEntry>();
  return routes.flatMap((route) => {
    const twin = keysOf(route).flatMap((key) => seen.get(key) ?? [])[0];
    for (const key of keysOf(route)) seen.set(key, route);
    return twin
      ? [finding('routes', route.id, `"${route.path}" has the id or the addresses of "${twin.path}" (${twin.id}) too: give it its own`)]
      : [];
  });
}

/** Repeats the build's check of links, because a descriptor may come from another tool. */
export function checkNavigation({ remote, routes, navigation }: Pick<Descriptor, 'remote' | 'routes' | 'navigation'>): Finding[] {
  const faults = locales.flatMap((locale) => {
    try {
      parseNavigation(remote, localizeNavigation(navigation, locale), routes);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  return [...new Set(faults)].map((fault) => finding('navigation', null, fault));
}

/** The faults of a release's routes: unsupported patterns, ids of other remotes, addresses of other live remotes, removed addresses. */
export function checkRoutes(candidate: Owned, live: Owned | undefined, others: readonly Owned[]): Finding[] {
  const own = candidate.routes.flatMap(({ id, path }) => {
    const fault = findPatternError(path) ?? findAddressError(path);
    return [
      ...(fault === null ? [] : [finding('routes', id, `the path "${path}" ${fault}`)]),
      ...(id.startsWith(`${candidate.remote}-`)
        ? []
        : [finding('routes', id, `a route of ${candidate.remote} needs an id that begins with "${candidate.remote}-"`)]),
    ];
  });
  return [...own, ...findTwins(candidate.routes), ...findOverlaps(candidate, others), ...findVanished(candidate, live)];
}
