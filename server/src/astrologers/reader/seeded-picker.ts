/** FNV-1a over UTF-16 units with a last mixing, so that near texts land far apart. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Takes one of several wordings for a slot. The next call for the same slot takes the next wording. */
export type PickVariant = <T>(slot: string, wordings: readonly T[]) => T;

/** The same seed chooses the same wordings. */
export function createSeededPicker(seed: string): PickVariant {
  const pickCounts = new Map<string, number>();
  return (slot, wordings) => {
    const before = pickCounts.get(slot) ?? 0;
    pickCounts.set(slot, before + 1);
    const wording = wordings[(hash(`${seed}\n${slot}`) + before) % wordings.length];
    if (wording === undefined) throw new RangeError(`No wording for ${slot}.`);
    return wording;
  };
}
