/** How far India's clocks are ahead of UTC, in milliseconds. */
export const indiaMs = 330 * 60_000;

/** A time of a request in ISO 8601; null for none, and for the year 0 and years without four digits, which the database reads differently. */
export function formatInstant(ms: number): string | null {
  const instant = new Date(ms);
  const text = Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
  return /^(?!0000)\d{4}-/.test(text) ? text : null;
}

/** The calendar date in India, `YYYY-MM-DD`. */
export const toIndianDate = (instant: Date): string => new Date(instant.getTime() + indiaMs).toISOString().slice(0, 10);
