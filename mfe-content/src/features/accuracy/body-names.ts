import type { AccuracyBody } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import { planetLabels } from '@oracle-astra/shared/terms';

/** The name of a planet, of the ascendant, or of what the Sun does at a place. */
export function nameOfBody(body: AccuracyBody, t: Translate): string {
  if (body === 'Ascendant') return t('content.accuracy.ascendant');
  if (body === 'Sunrise') return t('content.accuracy.sunrise');
  return body === 'Sunset' ? t('content.accuracy.sunset') : t(planetLabels[body]);
}

/** 0.42″ or 4 s, as a text: numbers of pages have Indian grouping, which these need not. */
export const formatDifference = (value: number, unit: 'arcsecond' | 'second', t: Translate): string =>
  unit === 'arcsecond' ? `${value.toFixed(value < 1 ? 2 : 1)}″` : t('content.accuracy.seconds', { value: String(value) });

/** 236.41234° as 236° 24′ 44″. */
export function formatLongitude(longitude: number): string {
  const total = Math.round(longitude * 3600);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(total / 3600)}° ${pad(Math.floor((total % 3600) / 60))}′ ${pad(total % 60)}″`;
}

/** The reference without the settings behind it in brackets, which the page says in its own language. */
export const nameOfSource = (source: string): string => source.replace(/ \(.*\)$/, '');
