import type { Transit } from '../../../astrology';

/** The API's names of the life areas, the same in every language. */
export type AreaName = 'Love' | 'Career' | 'Money' | 'Health' | 'Family' | 'Travel';

/** How favourable a day is for a life area. */
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

/** Sentences for a week or month; each date stands beside the Moon of that date. */
export interface PeriodPhrases {
  /** Of best days on which the Moon favours the area. */
  best: readonly ((days: readonly MoonDates[]) => string)[];
  /** Of best days on which it does not, or not on each of them. */
  easier: readonly ((days: readonly MoonDates[]) => string)[];
  hardest: readonly ((date: string, moon: Transit) => string)[];
  /** What a slower graha does from the first day on. */
  slow: Reasons;
  /** That this graha has moved into another house by the end. */
  moves: (transit: Transit) => string;
}

/** Lines for a day by the Moon's house counted from the sign, first to twelfth: nine each, so that none comes back within sixty days. */
export type DayLines = readonly (readonly string[])[];
