import type { Panchang } from '@oracle-astra/shared/contract';
import { panchangOf } from '../../astrology';
import { DomainError } from '../../domain-error';

const newDelhi = { lat: 28.61, lng: 77.21 };
const yearRange = [1900, 2100] as const;
const indiaMs = 330 * 60_000;

interface PanchangRequest {
  date?: string;
  lat?: number;
  lng?: number;
}

/** The panchang of a day and place, by default of today in India and New Delhi. Throws `invalid_request` for an invalid date. */
export function createPanchangService({ clock }: { clock: () => Date }) {
  const today = () => new Date(clock().getTime() + indiaMs).toISOString().slice(0, 10);

  return {
    get({ date = today(), lat = newDelhi.lat, lng = newDelhi.lng }: PanchangRequest): Panchang {
      const day = new Date(`${date}T00:00:00Z`);
      if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
        throw new DomainError('invalid_request', { field: 'date', message: 'This date does not exist.' });
      if (day.getUTCFullYear() < yearRange[0] || day.getUTCFullYear() > yearRange[1]) {
        throw new DomainError('invalid_request', {
          field: 'date',
          message: `The year must lie between ${yearRange[0]} and ${yearRange[1]}.`,
        });
      }
      return panchangOf({ date, lat, lng });
    },
  };
}
