import { shortVowels } from './question-text';
import { findLexeme, lexeme, type SearchText } from './lexicon';

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

const rows: readonly [names: string, english: string, hindi: string, lat: number, lng: number][] = [
  ['mumbai|bombay|mumbai mein', 'Mumbai', 'मुंबई', 19.076, 72.8777],
  ['delhi|new delhi|dilli', 'New Delhi', 'दिल्ली', 28.6139, 77.209],
  ['bangalore|bengaluru|banglore|bangalor', 'Bengaluru', 'बेंगलुरु', 12.9716, 77.5946],
  ['chennai|madras', 'Chennai', 'चेन्नई', 13.0827, 80.2707],
  ['kolkata|calcutta|kolkatta', 'Kolkata', 'कोलकाता', 22.5726, 88.3639],
  ['hyderabad|secunderabad|haidrabad', 'Hyderabad', 'हैदराबाद', 17.385, 78.4867],
  ['pune|poona', 'Pune', 'पुणे', 18.5204, 73.8567],
  ['ahmedabad|amdavad', 'Ahmedabad', 'अहमदाबाद', 23.0225, 72.5714],
  ['jaipur', 'Jaipur', 'जयपुर', 26.9124, 75.7873],
  ['lucknow|lakhnau', 'Lucknow', 'लखनऊ', 26.8467, 80.9462],
  ['kanpur', 'Kanpur', 'कानपुर', 26.4499, 80.3319],
  ['nagpur', 'Nagpur', 'नागपुर', 21.1458, 79.0882],
  ['indore|indaur', 'Indore', 'इंदौर', 22.7196, 75.8577],
  ['bhopal', 'Bhopal', 'भोपाल', 23.2599, 77.4126],
  ['patna', 'Patna', 'पटना', 25.5941, 85.1376],
  ['surat', 'Surat', 'सूरत', 21.1702, 72.8311],
  ['varanasi|banaras|kashi', 'Varanasi', 'वाराणसी', 25.3176, 82.9739],
  ['chandigarh|mohali', 'Chandigarh', 'चंडीगढ़', 30.7333, 76.7794],
  ['guwahati', 'Guwahati', 'गुवाहाटी', 26.1445, 91.7362],
  ['kochi|cochin|ernakulam', 'Kochi', 'कोच्चि', 9.9312, 76.2673],
  ['bhubaneswar|bhubaneshwar', 'Bhubaneswar', 'भुवनेश्वर', 20.2961, 85.8245],
  ['ranchi', 'Ranchi', 'राँची', 23.3441, 85.3096],
  ['amritsar', 'Amritsar', 'अमृतसर', 31.634, 74.8723],
  ['visakhapatnam|vizag', 'Visakhapatnam', 'विशाखापत्तनम', 17.6868, 83.2185],
];
const cities = rows.map(([names, english, hindi, lat, lng]) => ({ city: { english, hindi, lat, lng }, lexeme: lexeme(names, names) }));

export const defaultCity: City = { english: 'New Delhi', hindi: 'दिल्ली', lat: 28.6139, lng: 77.209 };

/** Cities whose names, folded, are other words (agra and agar): found only as they are spelt. */
const spelt: typeof rows = [
  ['noida|noida|noeda|noeda|greater noida', 'Noida', 'नोएडा', 28.5355, 77.391],
  ['gurgaon|gurugram|gudaganv|gurugram|gurgav', 'Gurugram', 'गुरुग्राम', 28.4595, 77.0266],
  ['faridabad|pharidabad', 'Faridabad', 'फ़रीदाबाद', 28.4089, 77.3178],
  ['ghaziabad|gajiyabad', 'Ghaziabad', 'ग़ाज़ियाबाद', 28.6692, 77.4538],
  ['agra|agara', 'Agra', 'आगरा', 27.1767, 78.0081],
  ['mirut|merath', 'Meerut', 'मेरठ', 28.9845, 77.7064],
  ['prayagraj|allahabad|prayagaraj|ilahabad', 'Prayagraj', 'प्रयागराज', 25.4358, 81.8463],
  ['gorakhpur|gorakhapur', 'Gorakhpur', 'गोरखपुर', 26.7606, 83.3732],
  ['dehradun|deharadun', 'Dehradun', 'देहरादून', 30.3165, 78.0322],
  ['haridwar|haridvar', 'Haridwar', 'हरिद्वार', 29.9457, 78.1642],
  ['rishikesh|hrishikesh', 'Rishikesh', 'ऋषिकेश', 30.0869, 78.2676],
  ['shimla|shimala', 'Shimla', 'शिमला', 31.1048, 77.1734],
  ['ludhiana|ludhiyana', 'Ludhiana', 'लुधियाना', 30.901, 75.8573],
  ['jalandhar|jalandhar', 'Jalandhar', 'जालंधर', 31.326, 75.5762],
  ['jammu|jammu', 'Jammu', 'जम्मू', 32.7266, 74.857],
  ['jodhpur|jodhapur', 'Jodhpur', 'जोधपुर', 26.2389, 73.0243],
  ['udaipur|udayapur', 'Udaipur', 'उदयपुर', 24.5854, 73.7125],
  ['kota|kota', 'Kota', 'कोटा', 25.2138, 75.8648],
  ['gwalior|gvaliyar', 'Gwalior', 'ग्वालियर', 26.2183, 78.1828],
  ['jabalpur|jabalapur', 'Jabalpur', 'जबलपुर', 23.1815, 79.9864],
  ['raipur|rayapur', 'Raipur', 'रायपुर', 21.2514, 81.6296],
  ['vadodara|baroda|vadodara', 'Vadodara', 'वडोदरा', 22.3072, 73.1812],
  ['rajkot|rajakot', 'Rajkot', 'राजकोट', 22.3039, 70.8022],
  ['thane|thane', 'Thane', 'ठाणे', 19.2183, 72.9781],
  ['nashik|nasik', 'Nashik', 'नासिक', 19.9975, 73.7898],
  ['goa|gova', 'Goa', 'गोवा', 15.4909, 73.8278],
  ['mysore|mysuru|maisur', 'Mysuru', 'मैसूर', 12.2958, 76.6394],
  ['coimbatore|koyambatur', 'Coimbatore', 'कोयंबटूर', 11.0168, 76.9558],
  ['madurai|madurai', 'Madurai', 'मदुरै', 9.9252, 78.1198],
  ['trivandrum|thiruvananthapuram', 'Thiruvananthapuram', 'तिरुवनंतपुरम', 8.5241, 76.9366],
  ['vijayawada|vijayavada', 'Vijayawada', 'विजयवाड़ा', 16.5062, 80.648],
];
const speltCities = spelt.map(([names, english, hindi, lat, lng]) => ({ city: { english, hindi, lat, lng }, lexeme: lexeme(names) }));

/** Every city that a question names, and where. */
export const findNamedCities = (text: SearchText): { city: City; at: number }[] =>
  [
  ...cities.map(({ city, lexeme: each }) => ({ city, at: findLexeme(text, each) })),
  ...speltCities.map(({ city, lexeme: each }) => ({ city, at: findLexeme({ ...text, plain: shortVowels(text) }, each) })),
].filter(({ at }) => at >= 0);

/** The city that a question names; null where it names none. */
export const findNamedCity = (text: SearchText): City | null => findNamedCities(text)[0]?.city ?? null;

/** The city that a question names; New Delhi where it names none. */
export const findCity = (text: SearchText): City => findNamedCity(text) ?? defaultCity;
