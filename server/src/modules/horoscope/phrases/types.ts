/** How a life area stands on a day. */
export const tones = ['favourable', 'mixed', 'unfavourable'] as const;
export type Favourability = (typeof tones)[number];

/**
 * Advice for one life area. It never names a planet, a sign or a date,
 * so that it cannot say anything about the sky that is not so.
 */
export type Phrases = Record<Favourability, readonly string[]>;
