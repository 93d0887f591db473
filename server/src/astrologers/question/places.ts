import { findLexeme, lexeme, type SearchText } from './lexicon';
import { findNamedCities } from './cities';
import { shortVowels } from './question-text';
import { directionTo } from '../tools/directions';

/** A city or a country that a question names. */
export interface Place {
  english: string;
  hindi: string;
  lat: number;
  lng: number;
  isAbroad: boolean;
}

const rows: readonly [names: string, english: string, hindi: string, lat: number, lng: number][] = [
  ['canada|kanada|kanada|toronto|vancouver|ontario', 'Canada', 'कनाडा', 56, -106],
  ['usa|america|amerika|amrika|amirika|united states|the us|new york|texas|california|san francisco', 'the USA', 'अमेरिका', 39, -98],
  ['uk|england|london|landan|britain|united kingdom|scotland', 'the UK', 'ब्रिटेन', 54, -2],
  ['ireland|dublin|ayaralaind', 'Ireland', 'आयरलैंड', 53, -8],
  ['germany|jarmani|jarmani|berlin|munich', 'Germany', 'जर्मनी', 51, 10],
  ['france|paris|phrans', 'France', 'फ़्रांस', 47, 2],
  ['netherlands|holland', 'the Netherlands', 'नीदरलैंड', 52, 5],
  ['italy|itali', 'Italy', 'इटली', 42, 12],
  ['poland|polaind', 'Poland', 'पोलैंड', 52, 20],
  ['russia|rus', 'Russia', 'रूस', 56, 38],
  ['europe|yurop|yurop', 'Europe', 'यूरोप', 50, 10],
  ['dubai|uae|abu dhabi|sharjah|dubai|dubai', 'Dubai', 'दुबई', 25.2, 55.3],
  ['qatar|katar|doha', 'Qatar', 'क़तर', 25.3, 51.5],
  ['saudi|saudi arabia|riyadh|saudi|saudi', 'Saudi Arabia', 'सऊदी अरब', 24, 45],
  ['oman|muscat', 'Oman', 'ओमान', 23, 58],
  ['kuwait|kuvait', 'Kuwait', 'कुवैत', 29, 48],
  ['gulf|gulf countries|khadi', 'the Gulf', 'खाड़ी देश', 25, 52],
  ['singapore|singapur|singapur', 'Singapore', 'सिंगापुर', 1.35, 103.8],
  ['malaysia|maleshiya', 'Malaysia', 'मलेशिया', 3, 102],
  ['thailand|bangkok', 'Thailand', 'थाईलैंड', 14, 101],
  ['australia|sydney|melbourne|astreliya|astreliya|ostreliya', 'Australia', 'ऑस्ट्रेलिया', -30, 140],
  ['new zealand|newzealand|nyujilaind', 'New Zealand', 'न्यूज़ीलैंड', -41, 174],
  ['japan|tokyo|japan', 'Japan', 'जापान', 36, 138],
  ['china|chin', 'China', 'चीन', 35, 104],
  ['nepal|kathmandu|nepal', 'Nepal', 'नेपाल', 28, 84],
];
const countries = rows.map(([names, english, hindi, lat, lng]) => ({ place: { english, hindi, lat, lng, isAbroad: true }, names: lexeme(names) }));

/** The cities of India and the countries that a text names, the first of each name. */
export function findPlaces(asked: SearchText): Place[] {
  const text = { ...asked, plain: shortVowels(asked) };
  const abroad = countries.map(({ place, names }) => ({ place, at: findLexeme(text, names) })).filter(({ at }) => at >= 0);
  return [...findNamedCities(text).map(({ city, at }) => ({ place: { ...city, isAbroad: false }, at })), ...abroad].sort((a, b) => a.at - b.at).map(({ place }) => place);
}

/** The middle of India, from which the direction of a country is counted. */
const middle = { lat: 21.15, lng: 79.09 };

export const directionFromIndia = (place: Place): number => directionTo(middle, place);
