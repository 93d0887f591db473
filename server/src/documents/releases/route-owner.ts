import { matchRoute, ownedRoutes, type ComposedRemote, type OwnedRoute } from '@oracle-astra/shared/contract';

export type RouteOwner = Pick<OwnedRoute, 'remote' | 'route'>;

/** The remote and route that own an address, matched as the shell does in the browser. */
export const findRouteOwner = (remotes: readonly ComposedRemote[], pathname: string): RouteOwner | null =>
  matchRoute(ownedRoutes(remotes), pathname);
