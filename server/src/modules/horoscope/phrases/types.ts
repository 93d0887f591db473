/** How favourable a day is for a life area. */
export const favourabilities = ['favourable', 'mixed', 'unfavourable'] as const;
export type Favourability = (typeof favourabilities)[number];

/**
 * Advice for one life area. It names no planet, sign or date, so that it cannot contradict the transits.
 */
export type Phrases = Record<Favourability, readonly string[]>;
