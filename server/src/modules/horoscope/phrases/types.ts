import type { Transit } from '../../../astrology';

/** The API's names of the life areas, the same in every language. */
export type AreaName = 'Love' | 'Career' | 'Money' | 'Health' | 'Family' | 'Travel';

/** The favourability of a day for a life area. */
export type Favourability = 'favourable' | 'mixed' | 'unfavourable';

/**
 * Advice for one life area. It names no planet, sign or date, so that it cannot contradict the transits. Every language
 * gives the same advice at the same index.
 */
export type Advice = Record<Favourability, readonly string[]>;

/** Sentences that name the transit behind an advice. */
export type Reasons = Record<Favourability, readonly ((transit: Transit) => string)[]>;

/** The words of a horoscope in one language. */
export interface PhraseBook {
  advice: Record<AreaName, Advice>;
  reasons: Reasons;
  /** A transit as a note: 'Moon in Revati, your 12th'. */
  formatTransitNote(transit: Transit): string;
}

/** Dates, `YYYY-MM-DD`, on which the Moon is in the same house. */
export interface MoonDates {
  dates: readonly string[];
  moon: Transit;
}

/** Sentences for a week or month; each date is followed by the Moon of that date. */
export interface PeriodPhrases {
  /** For best days on which the Moon favours the area. */
  best: readonly ((days: readonly MoonDates[]) => string)[];
  /** For best days on which it does not, or not on each of them. */
  easier: readonly ((days: readonly MoonDates[]) => string)[];
  hardest: readonly ((date: string, moon: Transit) => string)[];
  /** The effect of a slower graha from the first day on. */
  slow: Reasons;
  /** The sentence that this graha is in another house at the end. */
  moves: (transit: Transit) => string;
}

/** Lines for a day by the Moon's house counted from the sign, first to twelfth: nine each, so that none is repeated within sixty days. */
export type DayLines = readonly (readonly string[])[];
