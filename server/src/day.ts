/** A day in milliseconds, as days in India are: all of the same length. */
export const dayMs = 86_400_000;
