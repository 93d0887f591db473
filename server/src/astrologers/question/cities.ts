import { findLexeme, lexeme, type SearchText } from './lexicon';

/** A city whose sunrise the good hours of a day are counted from. */
export interface City {
  english: string;
  hindi: string;
  lat: number;
  lng: number;
}

const rows: readonly [names: string, english: string, hindi: string, lat: number, lng: number][] = [
  ['mumbai|bombay|mumbai mein', 'Mumbai', 'मुंबई', 19.076, 72.8777],
  ['delhi|new delhi|dilli|noida|gurgaon|gurugram', 'New Delhi', 'दिल्ली', 28.6139, 77.209],
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

/** The city that a question names; null where it names none. */
export const findNamedCity = (text: SearchText): City | null => cities.find(({ lexeme: each }) => findLexeme(text, each) >= 0)?.city ?? null;

/** The city that a question names; New Delhi where it names none. */
export const findCity = (text: SearchText): City => findNamedCity(text) ?? defaultCity;
