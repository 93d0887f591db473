const indiaMs = 5.5 * 3_600_000;

/** The date in India of an instant, `YYYY-MM-DD`. */
export const indianDate = (instant: string | number): string => new Date(new Date(instant).getTime() + indiaMs).toISOString().slice(0, 10);
