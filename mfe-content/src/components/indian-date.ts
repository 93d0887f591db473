const indiaMs = 5.5 * 3_600_000;

/** The date of an instant in India, `YYYY-MM-DD`. */
export const indianDate = (instant: string | number): string => new Date(new Date(instant).getTime() + indiaMs).toISOString().slice(0, 10);
