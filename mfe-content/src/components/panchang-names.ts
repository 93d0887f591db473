import { nakshatras } from '@oracle-astra/shared/contract';
import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';
import { nakshatraLabels } from '@oracle-astra/shared/terms';

// The API uses numbers. The ids are listed literally, because the build searches for them.

const tithis: readonly PlainMessageId[] = [
  'content.tithis.pratipada',
  'content.tithis.dwitiya',
  'content.tithis.tritiya',
  'content.tithis.chaturthi',
  'content.tithis.panchami',
  'content.tithis.shashthi',
  'content.tithis.saptami',
  'content.tithis.ashtami',
  'content.tithis.navami',
  'content.tithis.dashami',
  'content.tithis.ekadashi',
  'content.tithis.dwadashi',
  'content.tithis.trayodashi',
  'content.tithis.chaturdashi',
];

const yogas: readonly PlainMessageId[] = [
  'content.yogas.vishkambha',
  'content.yogas.priti',
  'content.yogas.ayushman',
  'content.yogas.saubhagya',
  'content.yogas.shobhana',
  'content.yogas.atiganda',
  'content.yogas.sukarma',
  'content.yogas.dhriti',
  'content.yogas.shula',
  'content.yogas.ganda',
  'content.yogas.vriddhi',
  'content.yogas.dhruva',
  'content.yogas.vyaghata',
  'content.yogas.harshana',
  'content.yogas.vajra',
  'content.yogas.siddhi',
  'content.yogas.vyatipata',
  'content.yogas.variyana',
  'content.yogas.parigha',
  'content.yogas.shiva',
  'content.yogas.siddha',
  'content.yogas.sadhya',
  'content.yogas.shubha',
  'content.yogas.shukla',
  'content.yogas.brahma',
  'content.yogas.indra',
  'content.yogas.vaidhriti',
];

const movingKaranas: readonly PlainMessageId[] = [
  'content.karanas.bava',
  'content.karanas.balava',
  'content.karanas.kaulava',
  'content.karanas.taitila',
  'content.karanas.gara',
  'content.karanas.vanija',
  'content.karanas.vishti',
];

const fixedKaranas: readonly PlainMessageId[] = ['content.karanas.shakuni', 'content.karanas.chatushpada', 'content.karanas.naga'];

const nameOf = (id: PlainMessageId | undefined, t: Translate): string => (id ? t(id) : '');

/** Tithi 1 to 30: the bright half ends with the full moon (15), the dark half with the new moon (30). */
export function tithiName(tithi: number, t: Translate): string {
  if (tithi === 15) return t('content.tithis.purnima');
  if (tithi === 30) return t('content.tithis.amavasya');
  const name = nameOf(tithis[(tithi - 1) % 15], t);
  return tithi < 15 ? t('content.panchang.bright', { tithi: name }) : t('content.panchang.dark', { tithi: name });
}

/** Nakshatra 1 to 27. */
export function nakshatraName(nakshatra: number, t: Translate): string {
  const name = nakshatras[nakshatra - 1];
  return name ? t(nakshatraLabels[name]) : '';
}

/** Yoga 1 to 27. */
export const yogaName = (yoga: number, t: Translate): string => nameOf(yogas[yoga - 1], t);

/** Karana 1 to 60, two per tithi: the first and the last three occur once a month, the seven others repeat in between. */
export function karanaName(karana: number, t: Translate): string {
  if (karana === 1) return t('content.karanas.kimstughna');
  return nameOf(karana > 57 ? fixedKaranas[karana - 58] : movingKaranas[(karana - 2) % 7], t);
}
