import type { Panchang } from '@oracle-astra/shared/contract';
import { panchangOf } from '../../astrology';
import { toIndianDate } from '../../indian-date';
import { checkDate } from './dates';

const newDelhi = { lat: 28.61, lng: 77.21 };

interface PanchangRequest {
  date?: string;
  lat?: number;
  lng?: number;
}

/** The panchang of a day and place, by default of today in India and New Delhi. Throws `invalid_request` for an invalid date. */
export function createPanchangService({ clock }: { clock: () => Date }) {
  return {
    get({ date = toIndianDate(clock()), lat = newDelhi.lat, lng = newDelhi.lng }: PanchangRequest): Panchang {
      checkDate(date);
      return panchangOf({ date, lat, lng });
    },
  };
}
