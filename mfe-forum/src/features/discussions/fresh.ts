/** Seconds for which a list that was read is shown again without asking. */
export const freshSeconds = 30;
