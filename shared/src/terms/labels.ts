import type { genders, HoroscopeTime, Language, maritalStatuses, Nakshatra, Period, PlanetName, Sign } from '../contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

// The ids are named one by one, so that the build finds them.

export const signLabels: Record<Sign, PlainMessageId> = {
  Aries: 'shared.signs.aries',
  Taurus: 'shared.signs.taurus',
  Gemini: 'shared.signs.gemini',
  Cancer: 'shared.signs.cancer',
  Leo: 'shared.signs.leo',
  Virgo: 'shared.signs.virgo',
  Libra: 'shared.signs.libra',
  Scorpio: 'shared.signs.scorpio',
  Sagittarius: 'shared.signs.sagittarius',
  Capricorn: 'shared.signs.capricorn',
  Aquarius: 'shared.signs.aquarius',
  Pisces: 'shared.signs.pisces',
};

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

export const planetLabels: Record<PlanetName, PlainMessageId> = {
  Sun: 'shared.planets.sun',
  Moon: 'shared.planets.moon',
  Mars: 'shared.planets.mars',
  Mercury: 'shared.planets.mercury',
  Jupiter: 'shared.planets.jupiter',
  Venus: 'shared.planets.venus',
  Saturn: 'shared.planets.saturn',
  Rahu: 'shared.planets.rahu',
  Ketu: 'shared.planets.ketu',
};

export const genderLabels: Record<(typeof genders)[number], PlainMessageId> = {
  Male: 'shared.genders.male',
  Female: 'shared.genders.female',
};

export const maritalStatusLabels: Record<(typeof maritalStatuses)[number], PlainMessageId> = {
  Single: 'shared.maritalStatuses.single',
  Married: 'shared.maritalStatuses.married',
  Divorced: 'shared.maritalStatuses.divorced',
};

export const languageLabels: Record<Language, PlainMessageId> = {
  English: 'shared.languages.english',
  Hindi: 'shared.languages.hindi',
};

export const periodLabels: Record<Period, PlainMessageId> = {
  daily: 'shared.periods.daily',
  weekly: 'shared.periods.weekly',
  monthly: 'shared.periods.monthly',
  yearly: 'shared.periods.yearly',
};

export const dayLabels: Record<HoroscopeTime, PlainMessageId> = {
  Yesterday: 'shared.days.yesterday',
  Today: 'shared.days.today',
  Tomorrow: 'shared.days.tomorrow',
  Week: 'shared.days.week',
  Month: 'shared.days.month',
};
