import type { Transit } from '../gochara';

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
