/** The text of a life area, and the line after it that names the transits; a text of one line has none. */
export function splitReading(reading: string): { text: string; because: string | null } {
  const lines = reading.trim().split(/\n+/);
  if (lines.length < 2) return { text: reading.trim(), because: null };
  return { text: lines.slice(0, -1).join(' '), because: lines.at(-1) ?? null };
}
