import { planetOf } from './houses';
import type { Chart, Graha } from '../types';

/** The seven grahas that give and receive bindus. */
export const bindusOf = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const satisfies readonly Graha[];
export type BinduGraha = (typeof bindusOf)[number];

/** Houses, counted from a reference, that receive a bindu; references in the order of `bindusOf`, then the lagna (BPHS 66). */
const tables: Record<BinduGraha, readonly (readonly number[])[]> = {
  Sun: [
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 6, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 5, 6, 9, 10, 11, 12],
    [5, 6, 9, 11],
    [6, 7, 12],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 4, 6, 10, 11, 12],
  ],
  Moon: [
    [3, 6, 7, 8, 10, 11],
    [1, 3, 6, 7, 10, 11],
    [2, 3, 5, 6, 9, 10, 11],
    [1, 3, 4, 5, 7, 8, 10, 11],
    [1, 4, 7, 8, 10, 11, 12],
    [3, 4, 5, 7, 9, 10, 11],
    [3, 5, 6, 11],
    [3, 6, 10, 11],
  ],
  Mars: [
    [3, 5, 6, 10, 11],
    [3, 6, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [3, 5, 6, 11],
    [6, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 4, 7, 8, 9, 10, 11],
    [1, 3, 6, 10, 11],
  ],
  Mercury: [
    [5, 6, 9, 11, 12],
    [2, 4, 6, 8, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 3, 5, 6, 9, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
  ],
  Jupiter: [
    [1, 2, 3, 4, 7, 8, 9, 10, 11],
    [2, 5, 7, 9, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [1, 2, 4, 5, 6, 9, 10, 11],
    [1, 2, 3, 4, 7, 8, 10, 11],
    [2, 5, 6, 9, 10, 11],
    [3, 5, 6, 12],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
  ],
  Venus: [
    [8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11, 12],
    [3, 5, 6, 9, 11, 12],
    [3, 5, 6, 9, 11],
    [5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 10, 11],
    [3, 4, 5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 11],
  ],
  Saturn: [
    [1, 2, 4, 7, 8, 10, 11],
    [3, 6, 11],
    [3, 5, 6, 10, 11, 12],
    [6, 8, 9, 10, 11, 12],
    [5, 6, 11, 12],
    [6, 11, 12],
    [3, 5, 6, 11],
    [1, 3, 4, 6, 10, 11],
  ],
};

/** Bindus of a graha in the twelve signs from Aries (bhinnashtakavarga). */
export function bindusBySign(chart: Chart, graha: BinduGraha): number[] {
  const bindus = Array.from({ length: 12 }, () => 0);
  const references = [...bindusOf.map((each) => planetOf(chart, each).sign), chart.ascendant.sign];
  for (const [index, sign] of references.entries()) {
    for (const count of tables[graha][index] ?? []) {
      const at = (sign + count - 2) % 12;
      bindus[at] = (bindus[at] ?? 0) + 1;
    }
  }
  return bindus;
}

/** Bindus of all seven together in the twelve signs from Aries (sarvashtakavarga); 337 in every chart. */
export function allBindusBySign(chart: Chart): number[] {
  const each = bindusOf.map((graha) => bindusBySign(chart, graha));
  return Array.from({ length: 12 }, (_, sign) => each.reduce((sum, bindus) => sum + (bindus[sign] ?? 0), 0));
}
