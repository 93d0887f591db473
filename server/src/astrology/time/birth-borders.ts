import { ascendant } from '../sky/ascendant';
import { divisionSign } from '../rules/divisions';
import { zodiacPoint } from '../rules/nakshatra';
import { skyAt } from '../sky/sky';
import type { Chart, Graha } from '../types';

/** Degrees of a pada, which is also one sign of D9: every border of a sign or nakshatra is one of a pada. */
const pada = 360 / 108;
const maxArcSeconds = 30;

export interface Border {
  point: Graha | 'Ascendant';
  kind: 'sign' | 'nakshatra' | 'navamsha';
  arc_seconds: number;
}

function borderOf(point: Border['point'], longitude: number): Border | null {
  const index = Math.round(longitude / pada);
  const arcSeconds = Math.round(Math.abs(longitude - index * pada) * 3600);
  if (arcSeconds > maxArcSeconds) return null;
  const kind = index % 9 === 0 ? 'sign' : index % 4 === 0 ? 'nakshatra' : 'navamsha';
  return { point, kind, arc_seconds: arcSeconds };
}

/** Points within 30 arc seconds of a border of a sign or nakshatra; for the ascendant and the Moon also of a pada. */
export function findBorders(chart: Chart): Border[] {
  const points = [{ name: 'Ascendant' as const, longitude: chart.ascendant.longitude }, ...chart.planets];
  return points.flatMap(({ name, longitude }) => {
    const border = borderOf(name, longitude);
    const counts = border !== null && (border.kind !== 'navamsha' || name === 'Ascendant' || name === 'Moon');
    return counts ? [border] : [];
  });
}

/** Whether two minutes of birth time, either way, move the ascendant into another sign, in the birth chart and in D9. */
export function findOpenLagna(chart: Chart, { lat, lng }: { lat: number; lng: number }): { sign: boolean; navamsha: boolean } {
  const minutes = 60_000;
  const near = [-2, 2].map((shift) => ascendant(skyAt(new Date(Date.parse(chart.utc) + shift * minutes)), lat, lng));
  const { longitude, sign } = chart.ascendant;
  return {
    sign: near.some((other) => zodiacPoint(other).sign !== sign),
    navamsha: near.some((other) => divisionSign('D9', other) !== divisionSign('D9', longitude)),
  };
}
