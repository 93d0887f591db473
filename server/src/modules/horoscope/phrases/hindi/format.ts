import { hindiNakshatras, hindiOrdinal, hindiPlanets, hindiSigns } from '../../../../astrologers/vocabulary/hindi';
import type { HoroscopeGraha, Transit } from '../../../../astrology';

/** None of these changes its form before a postposition. */
const gifts: Record<HoroscopeGraha, string> = {
  Sun: 'आत्मविश्वास',
  Moon: 'शांति',
  Mars: 'जोश',
  Mercury: 'सूझबूझ',
  Jupiter: 'समझदारी',
  Venus: 'मिठास',
  Saturn: 'धीरज',
};

/** In the form before a postposition. */
const houseMatters = [
  'सेहत और नई शुरुआत',
  'बचत, खान-पान और बोलचाल',
  'हिम्मत, भाई-बहन और छोटी यात्राओं',
  'घर, माता और आराम',
  'संतान, पढ़ाई और मनोरंजन',
  'रोज़ के काम, कर्ज़ और नौकरी',
  'साझेदारी और समझौतों',
  'साझे पैसे और छिपी बातों',
  'शिक्षकों, आस्था और लंबी यात्राओं',
  'कामकाज और मान-सम्मान',
  'मित्रों, आमदनी और इच्छाओं',
  'नींद, खर्च और पुराने काम समेटने',
] as const;

/** The names of the houses; the others are called by their number. */
const houseNames: Partial<Record<number, string>> = {
  2: 'धन',
  3: 'पराक्रम',
  4: 'सुख',
  5: 'संतान',
  7: 'विवाह',
  9: 'भाग्य',
  10: 'कर्म',
  11: 'लाभ',
  12: 'व्यय',
};

const getSignName = (sign: number) => hindiSigns[sign - 1] ?? '';
const getNakshatraName = (nakshatra: number) => hindiNakshatras[nakshatra - 1] ?? '';

export const getGift = (graha: HoroscopeGraha) => gifts[graha];
export const getHouseMatters = (house: number) => houseMatters[house - 1] ?? '';

/** The graha as a subject: 'शनि', 'वक्री शनि'. */
export const formatGraha = ({ graha, retrograde }: Transit) => `${retrograde ? 'वक्री ' : ''}${hindiPlanets[graha]}`;

/** The place of a graha before a postposition: 'मीन राशि', and 'मीन राशि और रेवती नक्षत्र' for the Moon. */
export function formatPlace({ graha, sign, nakshatra }: Transit): string {
  const place = `${getSignName(sign)} राशि`;
  return graha === 'Moon' ? `${place} और ${getNakshatraName(nakshatra)} नक्षत्र` : place;
}

/** The house before a postposition: 'दसवें यानी कर्म भाव', 'आठवें भाव'. */
export function formatHouse(house: number): string {
  const [ordinal, name] = [hindiOrdinal(house, 'oblique'), houseNames[house]];
  return name === undefined ? `${ordinal} भाव` : `${ordinal} यानी ${name} भाव`;
}

/** A transit as a note: 'रेवती में चंद्रमा, आपका बारहवाँ भाव'. */
export function formatTransitNote(transit: Transit): string {
  const { graha, sign, nakshatra, house } = transit;
  const where = graha === 'Moon' ? getNakshatraName(nakshatra) : getSignName(sign);
  return `${where} में ${formatGraha(transit)}, आपका ${hindiOrdinal(house, 'direct')} भाव`;
}
