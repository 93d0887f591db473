import type { Nakshatra } from '../contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

// The ids are literal because the build searches for them.

export const nakshatraLabels: Record<Nakshatra, PlainMessageId> = {
  Ashwini: 'shared.nakshatras.ashwini',
  Bharani: 'shared.nakshatras.bharani',
  Krittika: 'shared.nakshatras.krittika',
  Rohini: 'shared.nakshatras.rohini',
  Mrigashira: 'shared.nakshatras.mrigashira',
  Ardra: 'shared.nakshatras.ardra',
  Punarvasu: 'shared.nakshatras.punarvasu',
  Pushya: 'shared.nakshatras.pushya',
  Ashlesha: 'shared.nakshatras.ashlesha',
  Magha: 'shared.nakshatras.magha',
  'Purva Phalguni': 'shared.nakshatras.purvaPhalguni',
  'Uttara Phalguni': 'shared.nakshatras.uttaraPhalguni',
  Hasta: 'shared.nakshatras.hasta',
  Chitra: 'shared.nakshatras.chitra',
  Swati: 'shared.nakshatras.swati',
  Vishakha: 'shared.nakshatras.vishakha',
  Anuradha: 'shared.nakshatras.anuradha',
  Jyeshtha: 'shared.nakshatras.jyeshtha',
  Mula: 'shared.nakshatras.mula',
  'Purva Ashadha': 'shared.nakshatras.purvaAshadha',
  'Uttara Ashadha': 'shared.nakshatras.uttaraAshadha',
  Shravana: 'shared.nakshatras.shravana',
  Dhanishta: 'shared.nakshatras.dhanishta',
  Shatabhisha: 'shared.nakshatras.shatabhisha',
  'Purva Bhadrapada': 'shared.nakshatras.purvaBhadrapada',
  'Uttara Bhadrapada': 'shared.nakshatras.uttaraBhadrapada',
  Revati: 'shared.nakshatras.revati',
};
