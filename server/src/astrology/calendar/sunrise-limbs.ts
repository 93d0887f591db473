import { luminariesAt } from '../sky/luminaries';
import { limbValue } from '../limbs';
import { solarDay, toDate, type Place } from './solar-day';

export interface SunriseLimbs {
  date: string;
  /** Values at sunrise: tithi 1 to 30, nakshatra 1 to 27. */
  tithi: number;
  nakshatra: number;
}

/** Tithi and nakshatra at the sunrises of a civil month; `month` 1 to 12. Days without a sunrise are left out. */
export function sunriseLimbs(year: number, month: number, place: Place): SunriseLimbs[] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => Date.UTC(year, month - 1, index + 1)).flatMap((civil) => {
    const day = solarDay(civil, place);
    if (day === null) return [];
    const at = luminariesAt(day.sunrise);
    return [{ date: toDate(civil), tithi: limbValue('tithi', at), nakshatra: limbValue('nakshatra', at) }];
  });
}
