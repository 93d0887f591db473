import { matchRoute, ownedRoutes, type ComposedRemote, type OwnedRoute } from '@oracle-astra/shared/contract';

export type RouteOwner = Pick<OwnedRoute, 'remote' | 'route'>;

/** Returns a lookup of the remote that owns an address, by the composition's route tables, before any remote is loaded. */
export function createOwnerLookup(remotes: readonly ComposedRemote[]): (pathname: string) => RouteOwner | null {
  const table = ownedRoutes(remotes);
  return (pathname) => matchRoute(table, pathname);
}
