/** How well a chart supports a matter: readily, with care, or slowly. */
export type Level = 'yes' | 'careful' | 'slow';

/** The level of a score of 0 to 100. */
export const toLevel = (score: number): Level => (score >= 50 ? 'yes' : score >= 36 ? 'careful' : 'slow');
