import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../content/jyotish/choices.json';
import { createEntryRanking, type Found } from '../knowledge/find-entry';
import type { Words } from './ask';

/** One of two ways, with the houses and planets that carry it. */
export interface Side {
  lines: string[];
  houses: number[];
  planets: PlanetName[];
  stands: Words;
}

const sides = (file.axes as unknown as { id: string; sides: [Side, Side] }[]).flatMap(({ sides: pair, id }) =>
  pair.map((side, at) => ({ ...side, axis: id, at })),
);
type KnownSide = (typeof sides)[number];

interface Likeness {
  sides: Found<KnownSide>[];
  never: number;
}

let rank: ((text: string) => Likeness) | undefined;

/** How much a text is like each side, in one search over the lines of all, and how much like what is never chosen. */
export function likeSides(text: string): Likeness {
  rank ??= (() => {
    const ofAll = createEntryRanking<{ lines: string[]; side: KnownSide | null }>([
      ...sides.map((side) => ({ lines: side.lines, side })),
      { lines: file.never.lines, side: null },
    ]);
    return (asked: string) => {
      const found = ofAll(asked);
      return {
        sides: found.flatMap(({ entry: { side }, likeness }) => (side ? [{ entry: side, likeness }] : [])),
        never: found.find(({ entry }) => entry.side === null)?.likeness ?? 0,
      };
    };
  })();
  return rank(text);
}
