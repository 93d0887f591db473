/** How far India's clocks are ahead of UTC, in milliseconds. */
export const indiaMs = 330 * 60_000;

/** The calendar date in India, `YYYY-MM-DD`. */
export const toIndianDate = (instant: Date): string => new Date(instant.getTime() + indiaMs).toISOString().slice(0, 10);
