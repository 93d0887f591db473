import type { Focus } from '../plan/weigh';
import { matterTable, type MatterId, type RelativeId } from './tables';

/** A person other than the owner of the chart, and the house from which their matters are read. */
export interface Relative {
  id: RelativeId;
  house: number;
}

/** The house, counted from the owner's ascendant, that is the given house of the other person. */
export const derivedHouse = (from: number, house: number): number => ((from + house - 2) % 12) + 1;

/** Matters between two people, which belong to both. */
export const relationMatters: readonly MatterId[] = ['harmony', 'love', 'workConflict', 'friends', 'reunion', 'loveMarriage', 'marriage'];
export const counterparts: readonly RelativeId[] = ['husband', 'wife', 'partner', 'boss', 'colleague', 'friend'];
/** For the relationship itself the relative's house is read. */
const sharedMatters: readonly MatterId[] = ['family', 'harmony', 'friends'];

/** The houses of a matter, counted from the relative's house if the matter is theirs. */
export function findFocus(id: MatterId, relative: Relative | null, gender: 'Male' | 'Female'): Focus {
  const { houses, karakas: usual, division } = matterTable[id];
  const isOwn = relative === null || (relationMatters.includes(id) && counterparts.includes(relative.id));
  const from = relative?.house ?? 1;
  const counted = isOwn ? houses : sharedMatters.includes(id) ? [from] : houses.map((house) => derivedHouse(from, house));
  const karakas = id === 'marriage' && gender === 'Female' ? (['Jupiter', 'Venus'] as const) : usual;
  return { houses: counted, karakas, division };
}
