import { matchRoute, ownedRoutes, type ComposedRemote, type OwnedRoute } from '@oracle-astra/shared/contract';

export type Owned = Pick<OwnedRoute, 'remote' | 'route'>;

/** The remote and route that own an address, by the route tables, as the shell in the browser finds them. */
export const ownerOf = (remotes: readonly ComposedRemote[], pathname: string): Owned | null => matchRoute(ownedRoutes(remotes), pathname);
