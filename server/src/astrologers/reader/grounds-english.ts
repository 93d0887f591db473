import { nakshatras, signs } from '@oracle-astra/shared/contract';
import { sayDay } from '../words/days';
import { englishOrdinal } from '../words/english';
import { degrees, type GroundWords } from './ground-words';

const sign = (number: number) => signs[number - 1] ?? '';
const th = (house: number) => `${englishOrdinal(house)} house`;
const day = (at: string) => sayDay(at, 'English');

export const englishGrounds: GroundWords = {
  house: (house, s, lord) => ({ term: th(house), value: `${sign(s)}, lord ${lord}` }),
  place: ({ name, house, sign: s, longitude }) => ({ term: name, value: `${th(house)}, ${sign(s)} ${degrees(longitude)}` }),
  dasha: ({ maha, antar, antarEnd }) => ({ term: 'Dasha', value: `${maha}, ${antar} to ${day(antarEnd)}` }),
  today: (transit) => ({
    term: `${transit.planet} today`,
    value: transit.kind === 'transit'
      ? `${sign(transit.sign)}, your ${th(transit.house)}`
      : `${sign(transit.sign)} to ${sign(transit.toSign)}, your ${englishOrdinal(transit.house)} to ${th(transit.toHouse)}`,
  }),
  ahead: ({ maha, antar, start }) => ({ term: 'Ahead', value: `${maha}, ${antar} from ${day(start)}` }),
  moon: ({ sign: s, nakshatra }) => ({ term: 'Moon', value: `${sign(s)}, ${nakshatras[nakshatra - 1] ?? ''}` }),
  rising: ({ sign: s, lord }) => ({ term: 'Ascendant', value: `${sign(s)}, lord ${lord}` }),
};
