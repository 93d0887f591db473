import { formatDay } from '../vocabulary/days';
import { hindiNakshatras, hindiOrdinal, hindiPlanets, hindiSigns } from '../vocabulary/hindi';
import { formatDegrees, type GroundFormatter } from './ground-formatter';

const sign = (number: number) => hindiSigns[number - 1] ?? '';
const bhav = (house: number) => `${hindiOrdinal(house, 'direct')} भाव`;
const day = (at: string) => formatDay(at, 'Hindi');

export const hindiGroundFormatter: GroundFormatter = {
  house: (house, s, lord) => ({ term: bhav(house), value: `${sign(s)}, स्वामी ${hindiPlanets[lord]}` }),
  place: ({ name, house, sign: s, longitude }) => ({
    term: hindiPlanets[name],
    value: `${bhav(house)}, ${sign(s)} ${formatDegrees(longitude)}`,
  }),
  dasha: ({ maha, antar, antarEnd }) => ({ term: 'दशा', value: `${hindiPlanets[maha]}, ${hindiPlanets[antar]}, ${day(antarEnd)} तक` }),
  today: (transit) => ({
    term: `${hindiPlanets[transit.planet]} आज`,
    value:
      transit.kind === 'transit'
        ? `${sign(transit.sign)}, आपका ${bhav(transit.house)}`
        : `${sign(transit.sign)} से ${sign(transit.toSign)}, आपके ${hindiOrdinal(transit.house, 'oblique')} से ${hindiOrdinal(transit.toHouse, 'oblique')} भाव में`,
  }),
  ahead: ({ maha, antar, start }) => ({ term: 'आगे', value: `${hindiPlanets[maha]}, ${hindiPlanets[antar]}, ${day(start)} से` }),
  moon: ({ sign: s, nakshatra }) => ({ term: 'चंद्रमा', value: `${sign(s)}, ${hindiNakshatras[nakshatra - 1] ?? ''}` }),
  rising: ({ sign: s, lord }) => ({ term: 'लग्न', value: `${sign(s)}, स्वामी ${hindiPlanets[lord]}` }),
};
