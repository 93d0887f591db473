import { findLexeme, lexeme, type SearchText } from '../lexicon';
import { findNamedCities } from './cities';
import { shortVowels } from '../question-text';
import { directionTo } from '../../tools/directions';

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
  ['sharjah|sharja', 'Sharjah', 'शारजाह', 25.3, 55.4],
  ['abu dhabi', 'Abu Dhabi', 'अबू धाबी', 24.5, 54.4],
  ['dubai|uae', 'Dubai', 'दुबई', 25.2, 55.3],
  ['qatar|katar|doha', 'Qatar', 'क़तर', 25.3, 51.5],
  ['saudi|saudi arabia|riyadh', 'Saudi Arabia', 'सऊदी अरब', 24, 45],
  ['muscat|maskat', 'Muscat', 'मस्कट', 23.6, 58.4],
  ['oman', 'Oman', 'ओमान', 23, 58],
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
const states: typeof rows = [
  ['kerala|keral|keralam', 'Kerala', 'केरल', 10.5, 76.4],
  ['punjab|panjab', 'Punjab', 'पंजाब', 31, 75.5],
  ['gujarat|gujrat', 'Gujarat', 'गुजरात', 22.7, 71.6],
  ['rajasthan', 'Rajasthan', 'राजस्थान', 26.6, 73.8],
  ['bihar', 'Bihar', 'बिहार', 25.7, 85.6],
  ['uttar pradesh|up side', 'Uttar Pradesh', 'उत्तर प्रदेश', 27, 80.8],
  ['madhya pradesh', 'Madhya Pradesh', 'मध्य प्रदेश', 23.5, 78.5],
  ['maharashtra', 'Maharashtra', 'महाराष्ट्र', 19.5, 76],
  ['karnataka', 'Karnataka', 'कर्नाटक', 14.9, 75.9],
  ['tamil nadu|tamilnadu', 'Tamil Nadu', 'तमिलनाडु', 11, 78.4],
  ['telangana', 'Telangana', 'तेलंगाना', 17.9, 79.3],
  ['andhra|andhra pradesh', 'Andhra Pradesh', 'आंध्र प्रदेश', 15.9, 80],
  ['odisha|orissa|udisa', 'Odisha', 'ओडिशा', 20.5, 84.5],
  ['bengal|west bengal', 'West Bengal', 'पश्चिम बंगाल', 23.5, 87.8],
  ['assam|asam', 'Assam', 'असम', 26.2, 92.5],
  ['himachal', 'Himachal', 'हिमाचल', 31.8, 77.3],
  ['uttarakhand', 'Uttarakhand', 'उत्तराखंड', 30.1, 79.1],
  ['jharkhand', 'Jharkhand', 'झारखंड', 23.6, 85.3],
  ['chhattisgarh|chattisgarh', 'Chhattisgarh', 'छत्तीसगढ़', 21.3, 82],
  ['haryana|hariyana', 'Haryana', 'हरियाणा', 29.1, 76.3],
  ['kashmir|kashmeer', 'Kashmir', 'कश्मीर', 34, 75.3],
];
const toNamed = (isAbroad: boolean) => ([names, english, hindi, lat, lng]: (typeof rows)[number]) => ({ place: { english, hindi, lat, lng, isAbroad }, names: lexeme(names) });
const regions = [...rows.map(toNamed(true)), ...states.map(toNamed(false))];

/** The cities and states of India and the countries that a text names, the first of each name. */
export function findPlaces(asked: SearchText): Place[] {
  const text = { ...asked, plain: shortVowels(asked) };
  const abroad = regions.map(({ place, names }) => ({ place, at: findLexeme(text, names) })).filter(({ at }) => at >= 0);
  return [...findNamedCities(text).map(({ city, at }) => ({ place: { ...city, isAbroad: false }, at })), ...abroad].sort((a, b) => a.at - b.at).map(({ place }) => place);
}

/** The middle of India, from which the direction of a country is counted. */
const middle = { lat: 21.15, lng: 79.09 };

export const directionFromIndia = (place: Place): number => directionTo(middle, place);
