import type { PlanetName } from '@oracle-astra/shared/contract';
import type { FactInput } from '../fact-input';

/** A dasha of any level. */
export interface Period {
  lord: PlanetName;
  start: string;
  end: string;
}

export const formatDay = ({ context }: FactInput, at: string) => context.book.day(at);
export const formatSpan = (input: FactInput, { start, end }: Period) => ({ start: formatDay(input, start), end: formatDay(input, end) });

/** In English, a mahadasha is named without an article before the planet. */
export const formatLord = ({ context, planet }: FactInput, lord: PlanetName) => (context.isEnglish ? lord : planet(lord));

/** The mahadasha and antardasha of an instant, with the end of the antardasha. */
export const formatPeriods = (input: FactInput, { maha, antar }: { maha: Period; antar: Period }) => ({
  maha: formatLord(input, maha.lord),
  antar: formatLord(input, antar.lord),
  end: formatDay(input, antar.end),
});
