import type { Graha, GrahaPosition } from '../types';

/** The grahas of a daily horoscope, without the nodes, which move too slowly to change from day to day. */
export const horoscopeGrahas = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const satisfies readonly Graha[];
export type HoroscopeGraha = (typeof horoscopeGrahas)[number];

/**
 * Merit of a graha in each house counted from the sign, first to twelfth, -2 to 2; positive in the houses that gochara
 * calls good.
 */
const merits: Record<HoroscopeGraha, readonly number[]> = {
  Sun: [-1, -1, 2, -1, -1, 2, -1, -2, -1, 2, 2, -2],
  Moon: [1, -1, 2, -1, -1, 1, 2, -2, -1, 2, 2, -2],
  Mars: [-1, -1, 2, -2, -1, 2, -1, -2, -1, 0, 2, -1],
  Mercury: [-1, 1, -1, 2, -1, 1, -1, 1, -1, 2, 2, -2],
  Jupiter: [0, 2, -1, 0, 2, -1, 2, -2, 2, -1, 2, -1],
  Venus: [2, 1, 1, 1, 2, -2, -1, 1, 1, -1, 2, 1],
  Saturn: [-1, -1, 2, -2, -1, 2, -1, -2, -1, -1, 2, -1],
};

/** A graha relative to a sign: its house counted from the sign, and its merit there. */
export interface Transit {
  graha: HoroscopeGraha;
  sign: number;
  nakshatra: number;
  retrograde: boolean;
  house: number;
  merit: number;
  /**
   *
   * From -1 to 1: positive near a trine of the sign's middle, negative near an opposition.
   */
  angle: number;
}

/** The transits of a sky relative to a sign, 1 (Aries) to 12. */
export function computeTransits(sign: number, sky: readonly GrahaPosition[]): Transit[] {
  return sky.flatMap((position) => {
    const graha = horoscopeGrahas.find((name) => name === position.name);
    if (graha === undefined) return [];
    const house = ((position.sign - sign + 12) % 12) + 1;
    const fromMiddle = position.longitude - (sign - 0.5) * 30;
    return [
      {
        graha,
        house,
        sign: position.sign,
        nakshatra: position.nakshatra,
        retrograde: position.retrograde,
        merit: merits[graha][house - 1] ?? 0,
        angle: Math.cos((3 * fromMiddle * Math.PI) / 180),
      },
    ];
  });
}
