import type { Graha, GrahaPosition } from '../../astrology';

/** The grahas that a day's horoscope reads: the nodes move too slowly to tell one day from the next. */
export const horoscopeGrahas = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const satisfies readonly Graha[];
export type HoroscopeGraha = (typeof horoscopeGrahas)[number];

/**
 * How a graha does in each house counted from the sign, first to twelfth, -2 to 2.
 * The places that tradition (gochara) calls good are above nothing, the others are not.
 */
const merits: Record<HoroscopeGraha, readonly number[]> = {
  Sun: [-1, -1, 2, -1, -1, 2, -1, -2, -1, 2, 2, -2],
  Moon: [1, 0, 2, -1, 0, 1, 2, -2, 0, 2, 2, -2],
  Mars: [-1, -1, 2, -2, -1, 2, -1, -2, -1, 0, 2, -1],
  Mercury: [-1, 1, -1, 2, -1, 1, -1, 1, -1, 2, 2, -2],
  Jupiter: [0, 2, -1, 0, 2, -1, 2, -2, 2, -1, 2, -1],
  Venus: [2, 1, 1, 1, 2, -2, -1, 1, 1, -1, 2, 1],
  Saturn: [-1, -1, 2, -2, -1, 2, -1, -2, -1, -1, 2, -1],
};

/** A graha as one sign meets it: its house counted from the sign, and what it does there. */
export interface Transit {
  graha: HoroscopeGraha;
  sign: number;
  nakshatra: number;
  retrograde: boolean;
  house: number;
  merit: number;
  /** Between -1 and 1: near a trine of the sign's middle it helps, near an opposition it does not. */
  angle: number;
}

/** What the sky of an instant is for a sign, 1 (Aries) to 12. */
export function computeTransits(sign: number, sky: readonly GrahaPosition[]): Transit[] {
  return sky.flatMap((position) => {
    const graha = horoscopeGrahas.find((name) => name === position.name);
    if (graha === undefined) return [];
    const house = ((position.sign - sign + 12) % 12) + 1;
    const fromMiddle = position.longitude - (sign - 0.5) * 30;
    return [{
      graha, house,
      sign: position.sign, nakshatra: position.nakshatra, retrograde: position.retrograde,
      merit: merits[graha][house - 1] ?? 0,
      angle: Math.cos((3 * fromMiddle * Math.PI) / 180),
    }];
  });
}
