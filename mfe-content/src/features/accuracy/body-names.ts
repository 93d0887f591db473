import type { AccuracyBody } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import { planetLabels } from '@oracle-astra/shared/terms';

/** The name of a planet, of the ascendant, or of sunrise and sunset. */
export function getBodyName(body: AccuracyBody, t: Translate): string {
  if (body === 'Ascendant') return t('content.accuracy.ascendant');
  if (body === 'Sunrise') return t('content.accuracy.sunrise');
  return body === 'Sunset' ? t('content.accuracy.sunset') : t(planetLabels[body]);
}

/** 0.42″ or 4 s, as text, because the page's number format with Indian grouping is not needed. */
export const formatDifference = (value: number, unit: 'arcsecond' | 'second', t: Translate): string =>
  unit === 'arcsecond' ? `${value.toFixed(value < 1 ? 2 : 1)}″` : t('content.accuracy.seconds', { value: String(value) });

/** Formats 236.41234° as 236° 24′ 44″. */
export function formatLongitude(longitude: number): string {
  const total = Math.round(longitude * 3600);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(total / 3600)}° ${pad(Math.floor((total % 3600) / 60))}′ ${pad(total % 60)}″`;
}

/** The name of the reference without its settings in brackets, which the page describes in its own language. */
export const getSourceName = (source: string): string => source.replace(/ \(.*\)$/, '');
