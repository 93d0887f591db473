import type { HoroscopeAreas } from '@oracle-astra/shared/contract';

/** The day in a sentence: which area stands highest and which lowest. Null where there are not two to compare. */
export function outlineOf(areas: HoroscopeAreas): string | null {
  const ranked = Object.entries(areas).sort(([, one], [, other]) => other.score - one.score);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (best === undefined || worst === undefined || best[1].score === worst[1].score) return null;
  return `${best[0]} goes best. Take it slowly with ${worst[0].toLowerCase()}.`;
}
