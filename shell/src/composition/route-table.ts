import { matchRoute, ownedRoutes, type ComposedRemote, type OwnedRoute } from '@oracle-astra/shared/contract';

export type Ownership = Pick<OwnedRoute, 'remote' | 'route'>;

/** Which remote owns an address, by the route tables of the composition, before any remote's code is there. */
export function ownershipOf(remotes: readonly ComposedRemote[]): (pathname: string) => Ownership | null {
  const table = ownedRoutes(remotes);
  return (pathname) => matchRoute(table, pathname);
}
