import { shortVowels } from '../question-text';
import cityPlaces from './city-places.json';
import { findLexeme, lexeme, type Lexeme, type SearchText } from '../lexicon';
import { isDeterminer } from '../ordinary-words';

/** A city whose sunrise the good hours of a day are counted from. */
export interface City {
  english: string;
  hindi: string;
  lat: number;
  lng: number;
}

/** The place of a birth as a question writes it, and where that is. */
export interface ToldPlace {
  words: string;
  city: City;
}

type CityName = keyof typeof cityPlaces;

const toCity = (english: CityName): City => ({ english, ...cityPlaces[english] });

/** How questions write the names of larger cities; where these are, `city-places.json` has from the site's places, as a test checks. */
const rows: readonly [names: string, city: CityName][] = [
  ['mumbai|bombay|mumbai mein', 'Mumbai'],
  ['delhi|new delhi|dilli', 'New Delhi'],
  ['bangalore|bengaluru|banglore|bangalor', 'Bengaluru'],
  ['chennai|madras', 'Chennai'],
  ['kolkata|calcutta|kolkatta', 'Kolkata'],
  ['hyderabad|secunderabad|haidrabad', 'Hyderabad'],
  ['pune|poona', 'Pune'],
  ['ahmedabad|amdavad', 'Ahmedabad'],
  ['jaipur', 'Jaipur'],
  ['lucknow|lakhnau', 'Lucknow'],
  ['kanpur', 'Kanpur'],
  ['nagpur', 'Nagpur'],
  ['indore|indaur', 'Indore'],
  ['bhopal', 'Bhopal'],
  ['patna', 'Patna'],
  ['surat', 'Surat'],
  ['varanasi|banaras|kashi', 'Varanasi'],
  ['chandigarh|mohali', 'Chandigarh'],
  ['guwahati', 'Guwahati'],
  ['kochi|cochin|ernakulam', 'Kochi'],
  ['bhubaneswar|bhubaneshwar', 'Bhubaneswar'],
  ['ranchi', 'Ranchi'],
  ['amritsar', 'Amritsar'],
  ['visakhapatnam|vizag', 'Visakhapatnam'],
];
const cities = rows.map(([names, city]) => ({ city: toCity(city), lexeme: lexeme(names, names) }));

export const defaultCity: City = toCity('New Delhi');

/** Cities whose names, folded, are other words (agra and agar): found only as they are spelt. */
const spelt: typeof rows = [
  ['noida|noida|noeda|noeda|greater noida', 'Noida'],
  ['gurgaon|gurugram|gudaganv|gurugram|gurgav', 'Gurugram'],
  ['faridabad|pharidabad', 'Faridabad'],
  ['ghaziabad|gajiyabad', 'Ghaziabad'],
  ['agra|agara', 'Agra'],
  ['mirut|merath', 'Meerut'],
  ['prayagraj|allahabad|prayagaraj|ilahabad', 'Prayagraj'],
  ['gorakhpur|gorakhapur', 'Gorakhpur'],
  ['dehradun|deharadun', 'Dehradun'],
  ['haridwar|haridvar', 'Haridwar'],
  ['rishikesh|hrishikesh', 'Rishikesh'],
  ['shimla|shimala', 'Shimla'],
  ['ludhiana|ludhiyana', 'Ludhiana'],
  ['jalandhar|jalandhar', 'Jalandhar'],
  ['jammu|jammu', 'Jammu'],
  ['jodhpur|jodhapur', 'Jodhpur'],
  ['udaipur|udayapur', 'Udaipur'],
  ['kota|kota', 'Kota'],
  ['gwalior|gvaliyar', 'Gwalior'],
  ['jabalpur|jabalapur', 'Jabalpur'],
  ['raipur|rayapur', 'Raipur'],
  ['vadodara|baroda|vadodara', 'Vadodara'],
  ['rajkot|rajakot', 'Rajkot'],
  ['thane|thane', 'Thane'],
  ['nashik|nasik', 'Nashik'],
  ['goa|gova|panaji|panjim', 'Panjim'],
  ['mysore|mysuru|maisur', 'Mysuru'],
  ['coimbatore|koyambatur', 'Coimbatore'],
  ['madurai|madurai', 'Madurai'],
  ['trivandrum|thiruvananthapuram', 'Thiruvananthapuram'],
  ['vijayawada|vijayavada', 'Vijayawada'],
];
const speltCities = spelt.map(([names, city]) => ({ city: toCity(city), lexeme: lexeme(names) }));

/** Every city that a question names, and where. */
export function findNamedCities(text: SearchText): { city: City; at: number }[] {
  const short = { ...text, plain: shortVowels(text) };
  return [...cities.map((each) => ({ ...each, text })), ...speltCities.map((each) => ({ ...each, text: short }))].flatMap(({ city, lexeme: names, text: searched }) => {
    const at = findLexeme(searched, names);
    return at < 0 || isAfterDeterminer(searched, names, at) ? [] : [{ city, at }];
  });
}

/** "Kisi surat mein" names no town. */
function isAfterDeterminer({ plain, folded }: SearchText, { english }: Lexeme, at: number): boolean {
  const words = english !== null && plain.search(english) === at ? plain : folded;
  return isDeterminer(words.slice(0, at).replace(/ bhi $/u, ' ').trim().split(' ').at(-1) ?? '');
}

/** The city that a question names; null where it names none. */
export const findNamedCity = (text: SearchText): City | null => findNamedCities(text)[0]?.city ?? null;
