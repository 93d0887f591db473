import type { ChoghadiyaName } from '@oracle-astra/shared/contract';
import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';

// The API uses numbers. The ids are listed literally, because the build searches for them.

const lunarMonths: readonly PlainMessageId[] = [
  'content.lunarMonths.chaitra',
  'content.lunarMonths.vaishakha',
  'content.lunarMonths.jyeshtha',
  'content.lunarMonths.ashadha',
  'content.lunarMonths.shravana',
  'content.lunarMonths.bhadrapada',
  'content.lunarMonths.ashwina',
  'content.lunarMonths.kartika',
  'content.lunarMonths.margashirsha',
  'content.lunarMonths.pausha',
  'content.lunarMonths.magha',
  'content.lunarMonths.phalguna',
];

/** Lunar month 1 (Chaitra) to 12. */
export function lunarMonthName(month: number, isAdhika: boolean, t: Translate): string {
  const id = lunarMonths[month - 1];
  const name = id ? t(id) : '';
  return isAdhika ? t('content.panchang.adhika', { month: name }) : name;
}

export const choghadiyaLabels: Record<ChoghadiyaName, PlainMessageId> = {
  udveg: 'content.choghadiya.udveg',
  char: 'content.choghadiya.char',
  labh: 'content.choghadiya.labh',
  amrit: 'content.choghadiya.amrit',
  kaal: 'content.choghadiya.kaal',
  shubh: 'content.choghadiya.shubh',
  rog: 'content.choghadiya.rog',
};

export type ChoghadiyaKind = 'good' | 'travel' | 'avoid';

const goodNames: readonly ChoghadiyaName[] = ['amrit', 'shubh', 'labh'];

/** The traditional quality of a choghadiya; `char` is good for journeys. */
export function choghadiyaKind(name: ChoghadiyaName): ChoghadiyaKind {
  if (name === 'char') return 'travel';
  return goodNames.includes(name) ? 'good' : 'avoid';
}

export const kindLabels: Record<ChoghadiyaKind, PlainMessageId> = {
  good: 'content.choghadiya.good',
  travel: 'content.choghadiya.travel',
  avoid: 'content.choghadiya.avoid',
};
