import { horoscopeDays, signs, type HoroscopeDay, type Sign } from '@oracle-astra/shared/contract';

export interface HoroscopeAddress {
  /** What the address names; the sign is undefined where nobody knows it. */
  zodiac: Sign | undefined;
  named: string | null;
  when: HoroscopeDay;
}

/**
 * Reads sign and day of /horoscope, in any case and with both spellings of Sagittarius. It does without the
 * contract's schema, which would bring the validator into the file that every page of this remote loads.
 */
export function readHoroscopeAddress(query: URLSearchParams): HoroscopeAddress {
  const named = query.get('zodiac');
  const sign = named?.trim().toLowerCase() === 'saggitarius' ? 'Sagittarius' : named;
  return { zodiac: matching(signs, sign), named, when: matching(horoscopeDays, query.get('when')) ?? 'Today' };
}

function matching<Name extends string>(names: readonly Name[], text: string | null | undefined): Name | undefined {
  const wanted = text?.trim().toLowerCase();
  return names.find((name) => name.toLowerCase() === wanted);
}
