import { horoscopeTimes, signs, type HoroscopeTime, type Sign } from '@oracle-astra/shared/contract';

export interface HoroscopeSearchParams {
  /** Undefined for an unknown sign. */
  zodiac: Sign | undefined;
  /** The parameter `zodiac`, unvalidated. */
  requestedSign: string | null;
  when: HoroscopeTime;
}

/**
 * Parses sign and time of /horoscope, case-insensitively and with both spellings of Sagittarius. It does not use the contract's
 * schema, because zod would be added to the chunk that every page of this remote loads.
 */
export function parseHoroscopeSearchParams(query: URLSearchParams): HoroscopeSearchParams {
  const requestedSign = query.get('zodiac');
  const sign = requestedSign?.trim().toLowerCase() === 'saggitarius' ? 'Sagittarius' : requestedSign;
  return { zodiac: findByName(signs, sign), requestedSign, when: findByName(horoscopeTimes, query.get('when')) ?? 'Today' };
}

function findByName<Name extends string>(names: readonly Name[], text: string | null | undefined): Name | undefined {
  const normalized = text?.trim().toLowerCase();
  return names.find((name) => name.toLowerCase() === normalized);
}
