const tithis = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
];

const yogas = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyana',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
];

const movingKaranas = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'];
const fixedKaranas = ['Shakuni', 'Chatushpada', 'Naga'];

/** Tithi 1 to 30: the bright half ends with the full moon (15), the dark half with the new moon (30). */
export function tithiName(tithi: number): string {
  if (tithi === 15) return 'Purnima';
  if (tithi === 30) return 'Amavasya';
  return `${tithi < 15 ? 'Shukla' : 'Krishna'} ${tithis[(tithi - 1) % 15] ?? ''}`;
}

/** Yoga 1 to 27. */
export function yogaName(yoga: number): string {
  return yogas[yoga - 1] ?? '';
}

/** Karana 1 to 60, half a tithi each: the first and the last three occur once a month, seven others repeat in between. */
export function karanaName(karana: number): string {
  if (karana === 1) return 'Kimstughna';
  return (karana > 57 ? fixedKaranas[karana - 58] : movingKaranas[(karana - 2) % 7]) ?? '';
}
