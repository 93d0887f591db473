import { signs, type HoroscopeSignsResponse, type Locale, type SuccessOf } from '@oracle-astra/shared/contract';
import { pick } from './compose';
import { turnOf } from './moon-days';
import { dayLines } from './phrases';

/** A line for each sign on a day with the Moon in a sign, 1 (Aries) to 12; none is repeated within sixty days for a sign. */
export function composeSigns(moonSign: number, day: number, locale: Locale): SuccessOf<HoroscopeSignsResponse>['signs'] {
  return signs.map((_, index) => {
    const house = ((moonSign - index - 1 + 12) % 12) + 1;
    return { sign: index + 1, house, line: pick(dayLines[locale][house - 1] ?? [''], turnOf(index + 1, [house], day)) };
  });
}
