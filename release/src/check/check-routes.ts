import type { Descriptor, RouteEntry } from '@oracle-astra/shared/contract';
import { findPatternError } from '../route-pattern';
import { getPathShapes } from '../route-table';
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

/** The faults of a release's routes: unsupported patterns, ids of others, addresses of other live remotes, addresses that would be gone. */
export function checkRoutes(candidate: Owned, live: Owned | undefined, others: readonly Owned[]): Finding[] {
  const own = candidate.routes.flatMap(({ id, path }) => {
    const fault = findPatternError(path);
    return [
      ...(fault === null ? [] : [finding('routes', id, `the path "${path}" ${fault}`)]),
      ...(id.startsWith(`${candidate.remote}-`)
        ? []
        : [finding('routes', id, `a route of ${candidate.remote} needs an id that begins with "${candidate.remote}-"`)]),
    ];
  });
  return [...own, ...findOverlaps(candidate, others), ...findVanished(candidate, live)];
}
