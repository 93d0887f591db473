import type { HoroscopeAreas } from '@oracle-astra/shared/contract';

/** Summarizes the day by its best and worst area; null if no two scores differ. */
export function summarizeAreas(areas: HoroscopeAreas): string | null {
  const ranked = Object.entries(areas).sort(([, a], [, b]) => b.score - a.score);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (best === undefined || worst === undefined || best[1].score === worst[1].score) return null;
  return `${best[0]} goes best. Take it slowly with ${worst[0].toLowerCase()}.`;
}
