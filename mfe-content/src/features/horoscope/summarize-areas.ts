import type { HoroscopeAreas } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import { getAreaLabel } from './area-labels';

/** Summarizes the day by its best and worst area; null if no two scores differ. */
export function summarizeAreas(areas: HoroscopeAreas, t: Translate): string | null {
  const ranked = Object.entries(areas).sort(([, a], [, b]) => b.score - a.score);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (best === undefined || worst === undefined || best[1].score === worst[1].score) return null;
  return t('content.horoscope.summary', { best: getAreaLabel(best[0], t), worst: getAreaLabel(worst[0], t).toLowerCase() });
}
