/** The number of questions used, and their share of the maximum in percent, 0 to 100. */
export function getPlanUsage(max: number, remaining: number): { used: number; percent: number } {
  const used = Math.min(max, Math.max(0, max - remaining));
  return { used, percent: max > 0 ? (100 * used) / max : 0 };
}

/** 'YYYY-MM-DD HH:mm:ss' of India as an ISO 8601 instant. */
export const toInstant = (text: string): string => `${text.replace(' ', 'T')}+05:30`;

/** The date part of 'YYYY-MM-DD HH:mm:ss'. */
export function getDatePart(text: string): string {
  return text.split(' ')[0] ?? text;
}
