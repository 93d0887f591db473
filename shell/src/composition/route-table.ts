import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ComposedRemote, RouteEntry } from '@oracle-astra/shared/contract';

export interface Ownership {
  remote: ComposedRemote;
  route: RouteEntry;
}

/** Which remote owns an address, by the route tables of the composition, before any remote's code is there. */
export function ownershipOf(remotes: readonly ComposedRemote[]): (pathname: string) => Ownership | null {
  const owners = new Map<string, Ownership>();
  const table: RouteObject[] = remotes.flatMap((remote) =>
    remote.routes.map((route) => {
      owners.set(route.id, { remote, route });
      return { id: route.id, path: `/${route.path}` };
    }),
  );
  return (pathname) => {
    const id = matchRoutes(table, pathname)?.at(-1)?.route.id;
    return id === undefined ? null : (owners.get(id) ?? null);
  };
}
