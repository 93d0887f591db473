import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';

// The API names the areas in English.
const areaLabels: Record<string, PlainMessageId> = {
  Love: 'content.areas.love',
  Career: 'content.areas.career',
  Money: 'content.areas.money',
  Health: 'content.areas.health',
  Family: 'content.areas.family',
  Travel: 'content.areas.travel',
};

/** The name of a life area in the language of the page; an unknown area keeps the name of the API. */
export function getAreaLabel(area: string, t: Translate): string {
  const id = Object.hasOwn(areaLabels, area) ? areaLabels[area] : undefined;
  return id ? t(id) : area;
}
