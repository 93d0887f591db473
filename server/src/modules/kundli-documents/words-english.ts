import { nakshatras, planets, signs, type KundliPlanet, type ManglikReading, type PlanetName } from '@oracle-astra/shared/contract';
import { englishMonths, englishOrdinal } from '../../astrologers/vocabulary/english';

type Band = 'weak' | 'even' | 'strong';
type Strength = 'strong' | 'present' | 'weak';

const marks = { Sun: 'Su', Moon: 'Mo', Mars: 'Ma', Mercury: 'Me', Jupiter: 'Ju', Venus: 'Ve', Saturn: 'Sa', Rahu: 'Ra', Ketu: 'Ke' };
const planetNames = Object.fromEntries(planets.map((name) => [name, name])) as Record<PlanetName, string>;
const phases = ['not now', 'first phase', 'second phase', 'third phase'];
const bands: Record<Band, string> = { weak: 'weak', even: 'even', strong: 'strong' };
const strengths: Record<Strength, string> = { strong: 'strong', present: 'there', weak: 'weak' };
const dignities: Record<KundliPlanet['dignity'], string> = {
  exalted: 'exalted',
  own: 'own sign',
  friendly: 'friend’s sign',
  neutral: 'neutral',
  enemy: 'enemy’s sign',
  debilitated: 'debilitated',
};
const reliefs: Record<ManglikReading['reliefs'][number], string> = {
  ownOrExalted: 'Relieved: Mars is in its own or exalted sign.',
  signOfHouse: 'Relieved: the sign takes the edge off Mars in this house.',
  jupiter: 'Relieved: Jupiter is with Mars or aspects it.',
  moon: 'Relieved: the Moon is with Mars.',
  lagna: 'Relieved: for Cancer and Leo lagna Mars is a helper.',
};

export const englishWords = {
  title: (name: string) => `Kundli of ${name}`,
  myKundli: 'My kundli',
  kundliOf: (name: string) => `${name}’s kundli`,
  birthChart: 'Birth chart',
  navamsha: 'Navamsha (D9)',
  planetNames,
  marks,
  signNames: [...signs] as string[],
  signMarks: ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'],
  nakshatraNames: [...nakshatras] as string[],
  ascendant: 'Ascendant',
  ascendantMark: 'As',
  retrogradeMark: 'R',
  rising: (sign: string) => `${sign} rising`,
  moonOpen: (signs: readonly string[]) => `Moon in ${signs.join(' or ')}, depending on the time`,
  moonIn: (sign: string, nakshatra: string | null) => `Moon in ${sign}${nakshatra === null ? '' : `, ${nakshatra}`}`,
  planetColumns: { planet: 'Planet', sign: 'Sign', degree: 'Degrees', house: 'House', nakshatra: 'Nakshatra', dignity: 'Dignity' },
  combust: 'combust',
  dignities,
  unsure: 'depends on the time',
  timeUnknown: 'time not known',
  withoutTime: 'The time of birth is not known. Houses, ascendant, dashas, yogas and Manglik need it and are left out.',
  dashas: 'Vimshottari dasha',
  mahadasha: 'Mahadasha',
  antardashas: (lord: string) => `Antardashas of ${lord}`,
  pratyantardashas: (maha: string, antar: string) => `Pratyantardashas of ${maha}, ${antar}`,
  from: 'From',
  to: 'To',
  runningNow: 'now',
  yogas: 'Yogas',
  noYogas: 'None of the yogas that we look for is in this chart. Many good charts have few.',
  strengths,
  doshas: 'Doshas',
  manglik: (is: boolean): string =>
    is
      ? 'Manglik: yes, from the ascendant. Half of all charts have this; it matters only in matching.'
      : 'Manglik: no. From the ascendant Mars is not in a house that counts.',
  marsFrom: (lagna: number, moon: number, venus: number) =>
    `Mars is in the ${englishOrdinal(lagna)} house from the ascendant, the ${englishOrdinal(moon)} from the Moon, the ${englishOrdinal(venus)} from Venus.`,
  reliefs,
  sadeSati: (phase: number) => `Sade Sati: ${phases[phase] ?? ''}. Its whole periods in the hundred years from birth:`,
  noSadeSati: 'Sade Sati: none in the hundred years from birth.',
  span: (start: string, end: string) => `${start} to ${end}`,
  kaalSarp: (is: boolean, relieved: boolean) =>
    is
      ? `Kaal Sarp: all seven planets lie on one side of Rahu and Ketu. No old text knows this.${relieved ? ' Jupiter or Venus in a kendra relieves it.' : ''}`
      : 'Kaal Sarp: no. The planets lie on both sides of Rahu and Ketu.',
  pitra: 'Theme of the elders (Pitra): a theme of duty to the elders. It causes no misfortune and needs no paid rite.',
  panchang: 'Panchang of birth',
  weekday: 'Weekday (vara)',
  tithi: 'Tithi',
  nakshatra: 'Nakshatra',
  yoga: 'Yoga',
  karana: 'Karana',
  sunrise: 'Sunrise there',
  sunset: 'Sunset there',
  clock: 'Clock of the place',
  ayanamsa: 'Ayanamsa',
  lahiri: (degrees: string) => `Lahiri, ${degrees}°`,
  ashtakavarga: 'Ashtakavarga, bindus by house',
  houseNumber: (house: number) => String(house),
  bands,
  border: (point: string, kind: string, seconds: number) =>
    `${point} lies ${seconds} arc seconds from the border of a ${{ sign: 'sign', nakshatra: 'nakshatra' }[kind] ?? 'pada'}. A clock that was a little wrong puts it on the other side.`,
  method:
    'Worked out from the positions of the planets at the moment of birth: sidereal (Lahiri), mean nodes, whole-sign houses, Vimshottari of 365.25 days. Strengths of yogas are our own measure. Schools differ; Oracle and Astra are AI services.',
  date: (iso: string) => `${Number(iso.slice(8, 10))} ${englishMonths[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)}`,
  invite: 'Your own kundli, free, at',
  gunaMilan: 'Guna milan, by AI',
  pair: (first: string, second: string) => `${first} and ${second}`,
  ofThirtySix: (points: string) => `${points} of 36`,
  range: (least: string, most: string) => `${least} to ${most}`,
  matchInvite: 'Match two charts, free, at',
};

/** The texts of the documents of a kundli. */
export type KundliWords = typeof englishWords;
