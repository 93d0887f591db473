/** A day in milliseconds; in India all days have the same length. */
export const dayMs = 86_400_000;
