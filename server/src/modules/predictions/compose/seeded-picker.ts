import { hash } from '../../../astrologers/words/hash';

/** Picks one of several variants for a slot; the next call for the same slot picks the next variant. */
export type PickVariant = <T>(slot: string, variants: readonly T[]) => T;

/** A picker that depends only on the seed. Throws a RangeError for an empty list of variants. */
export function createSeededPicker(seed: string): PickVariant {
  const pickCounts = new Map<string, number>();
  return (slot, variants) => {
    const before = pickCounts.get(slot) ?? 0;
    pickCounts.set(slot, before + 1);
    const variant = variants[(hash(`${seed}\n${slot}`) + before) % variants.length];
    if (variant === undefined) throw new RangeError(`No variant for ${slot}.`);
    return variant;
  };
}
