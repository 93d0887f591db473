import { listFills, type ComposedRemote, type OwnedFill } from '@oracle-astra/shared/contract';
import type { RouteOwner } from './route-owner';

/** The fills of the slots that a page shows, for every person, in their order. */
export function findPageFills(remotes: readonly ComposedRemote[], owner: RouteOwner | null): OwnedFill[] {
  const slots = owner?.remote.slots?.filter(({ routes }) => routes.includes(owner.route.id)).map(({ name }) => name) ?? [];
  return slots.length === 0 ? [] : listFills(remotes).filter(({ slot }) => slots.includes(slot));
}
