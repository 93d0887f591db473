/** The computed divisional charts: D9 is the navamsha, D10 the dashamsha. */
export type Division = 'D1' | 'D2' | 'D3' | 'D4' | 'D7' | 'D9' | 'D10' | 'D12' | 'D16' | 'D20' | 'D24' | 'D30';

/** Index of the sign 0 to 11, degrees within it, and 1 for even signs (Taurus, Cancer, …). */
type Rule = (sign: number, degrees: number, even: number, longitude: number) => number;

const oddThirtieths: readonly [number, number][] = [
  [5, 0],
  [10, 10],
  [18, 8],
  [25, 2],
  [30, 6],
];
const evenThirtieths: readonly [number, number][] = [
  [5, 1],
  [12, 5],
  [20, 11],
  [25, 9],
  [30, 7],
];

const rules: Record<Division, Rule> = {
  D1: (s) => s,
  D2: (_, d, e) => (d < 15 === (e === 0) ? 4 : 3),
  D3: (s, d) => s + 4 * Math.floor(d / 10),
  D4: (s, d) => s + 3 * Math.floor(d / 7.5),
  D7: (s, d, e) => s + Math.floor((7 * d) / 30) + 6 * e,
  D9: (_, __, ___, longitude) => Math.floor((9 * longitude) / 30),
  D10: (s, d, e) => s + Math.floor(d / 3) + 8 * e,
  D12: (s, d) => s + Math.floor(d / 2.5),
  D16: (s, d) => (s % 3) * 4 + Math.floor((16 * d) / 30),
  D20: (s, d) => (((s % 3) * 8) % 12) + Math.floor((20 * d) / 30),
  D24: (_, d, e) => (e === 0 ? 4 : 3) + Math.floor((24 * d) / 30),
  D30: (_, d, e) => (e === 0 ? oddThirtieths : evenThirtieths).find(([end]) => d < end)?.[1] ?? 0,
};

/** The sign, 1 to 12, of a sidereal longitude (degrees, 0 up to 360) in a divisional chart, after Parashara. */
export function divisionSign(division: Division, longitude: number): number {
  const sign = Math.floor(longitude / 30);
  return (((rules[division](sign, longitude - sign * 30, sign % 2, longitude) % 12) + 12) % 12) + 1;
}
