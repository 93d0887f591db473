import { india } from './countries';
import hindiCities from './names/hindi-cities.json';
import hindiCitiesAbroad from './names/hindi-cities-abroad.json';

interface NamedPlace {
  name: string;
  country: string;
  state: string;
}

const states: Record<string, string> = {
  'Andaman and Nicobar': 'अंडमान और निकोबार',
  'Andhra Pradesh': 'आंध्र प्रदेश',
  'Arunachal Pradesh': 'अरुणाचल प्रदेश',
  Assam: 'असम',
  Bihar: 'बिहार',
  Chandigarh: 'चंडीगढ़',
  Chhattisgarh: 'छत्तीसगढ़',
  'Dadra and Nagar Haveli and Daman and Diu': 'दादरा और नगर हवेली और दमन और दीव',
  Delhi: 'दिल्ली',
  Goa: 'गोवा',
  Gujarat: 'गुजरात',
  Haryana: 'हरियाणा',
  'Himachal Pradesh': 'हिमाचल प्रदेश',
  'Jammu and Kashmir': 'जम्मू और कश्मीर',
  Jharkhand: 'झारखंड',
  Karnataka: 'कर्नाटक',
  Kerala: 'केरल',
  Ladakh: 'लद्दाख',
  Lakshadweep: 'लक्षद्वीप',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Maharashtra: 'महाराष्ट्र',
  Manipur: 'मणिपुर',
  Meghalaya: 'मेघालय',
  Mizoram: 'मिज़ोरम',
  Nagaland: 'नागालैंड',
  Odisha: 'ओडिशा',
  Puducherry: 'पुदुच्चेरी',
  Punjab: 'पंजाब',
  Rajasthan: 'राजस्थान',
  Sikkim: 'सिक्किम',
  'Tamil Nadu': 'तमिलनाडु',
  Telangana: 'तेलंगाना',
  Tripura: 'त्रिपुरा',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  Uttarakhand: 'उत्तराखंड',
  'West Bengal': 'पश्चिम बंगाल',
};

/**
 * Names by state as printed in Hindi newspapers: the 200 largest places, and other well-known ones. GeoNames has Hindi names of
 * few places, often old or Marathi ones; places without a known name keep their Latin letters.
 */
const cities: Partial<Record<string, Record<string, string>>> = hindiCities;

/** By country. */
const citiesAbroad: Partial<Record<string, Record<string, string>>> = hindiCitiesAbroad;

export const hindiStateName = (state: string): string => states[state] ?? '';

/** The Hindi name of a place, or null. */
export const hindiCityName = ({ name, country, state }: NamedPlace): string | null =>
  (country === india ? cities[state] : citiesAbroad[country])?.[name] ?? null;

/** Name and region of a place in Hindi: its name and, in India, the state; null if unknown. */
export function hindiNameOf(place: NamedPlace): { name: string; region: string } | null {
  const name = hindiCityName(place);
  const state = place.country === india ? hindiStateName(place.state) : '';
  return name === null ? null : { name, region: name === state ? '' : state };
}
