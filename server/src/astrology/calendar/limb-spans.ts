import { limbAt, type LimbName } from '../limbs';
import type { Limb } from '../types';

/** The limb at an instant and those that follow it, as long as they begin before `until`; milliseconds since 1970 UTC. */
export function listLimbs(name: LimbName, from: number, until: number): Limb[] {
  const limbs: Limb[] = [];
  for (let start = from; start < until;) {
    const limb = limbAt(name, start);
    limbs.push(limb);
    // A second later the next one has certainly begun.
    start = Date.parse(limb.ends_at) + 1000;
  }
  return limbs;
}
