/** Questions used of the maximum, and their share in percent, 0 to 100. */
export function planUse(max: number, remaining: number): { used: number; percent: number } {
  const used = Math.min(max, Math.max(0, max - remaining));
  return { used, percent: max > 0 ? (100 * used) / max : 0 };
}

/** The date of a text 'YYYY-MM-DD HH:mm:ss': what stands before its first space. */
export function dateIn(text: string): string {
  return text.split(' ')[0] ?? text;
}
