/** FNV-1a over UTF-16 units, with a final mix so that similar texts get unrelated values. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Picks one of several variants for a slot. The next call for the same slot picks the next variant. */
export type PickVariant = <T>(slot: string, variants: readonly T[]) => T;

/** A picker whose picks depend on the seed alone. Throws a RangeError for an empty list of variants. */
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
