import { nakshatras, signs } from '@oracle-astra/shared/contract';
import { formatDay } from '../vocabulary/days';
import { englishOrdinal } from '../vocabulary/english';
import { formatDegrees, type GroundFormatter } from './ground-formatter';

const sign = (number: number) => signs[number - 1] ?? '';
const th = (house: number) => `${englishOrdinal(house)} house`;
const day = (at: string) => formatDay(at, 'English');

export const englishGroundFormatter: GroundFormatter = {
  house: (house, s, lord) => ({ term: th(house), value: `${sign(s)}, lord ${lord}` }),
  place: ({ name, house, sign: s, longitude }) => ({ term: name, value: `${th(house)}, ${sign(s)} ${formatDegrees(longitude)}` }),
  dasha: ({ maha, antar, antarEnd }) => ({ term: 'Dasha', value: `${maha}, ${antar} to ${day(antarEnd)}` }),
  today: (transit) => ({
    term: `${transit.planet} today`,
    value:
      transit.kind === 'transit'
        ? `${sign(transit.sign)}, your ${th(transit.house)}`
        : `${sign(transit.sign)} to ${sign(transit.toSign)}, your ${englishOrdinal(transit.house)} to ${th(transit.toHouse)}`,
  }),
  ahead: ({ maha, antar, start }) => ({ term: 'Ahead', value: `${maha}, ${antar} from ${day(start)}` }),
  moon: ({ sign: s, nakshatra }) => ({ term: 'Moon', value: `${sign(s)}, ${nakshatras[nakshatra - 1] ?? ''}` }),
  rising: ({ sign: s, lord }) => ({ term: 'Ascendant', value: `${sign(s)}, lord ${lord}` }),
};
