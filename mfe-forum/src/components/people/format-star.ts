import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';
import { nakshatraLabels, planetLabels, signLabels } from '@oracle-astra/shared/terms';

/** The label of a value; a value without a label is shown unchanged. */
function formatTerm(labels: Readonly<Record<string, PlainMessageId>>, value: string, t: Translate): string {
  const id = Object.hasOwn(labels, value) ? labels[value] : undefined;
  return id === undefined ? value : t(id);
}

export const formatRashi = (rashi: string, t: Translate): string => formatTerm(signLabels, rashi, t);
export const formatNakshatra = (nakshatra: string, t: Translate): string => formatTerm(nakshatraLabels, nakshatra, t);
export const formatPlanet = (planet: string, t: Translate): string => formatTerm(planetLabels, planet, t);
