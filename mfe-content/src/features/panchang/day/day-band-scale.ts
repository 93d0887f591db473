import type { PanchangDay } from '@oracle-astra/shared/contract';

/** In units of the band's view box. */
export const bandTop = 12;
export const bandHeight = 560;

/** Returns the position of an instant on the band, from sunrise at its top to the next sunrise at its bottom. */
export function createBandScale({ sunrise, next_sunrise }: Pick<PanchangDay, 'sunrise' | 'next_sunrise'>) {
  const start = Date.parse(sunrise);
  const length = Date.parse(next_sunrise) - start;
  return (at: string | number): number => {
    const instant = typeof at === 'number' ? at : Date.parse(at);
    return Math.round((bandTop + ((instant - start) / length) * bandHeight) * 10) / 10;
  };
}
