/** Splits the reading of a life area into its text and its last line, the transits; a single line has none. */
export function splitReading(reading: string): { text: string; transits: string | null } {
  const lines = reading.trim().split(/\n+/);
  if (lines.length < 2) return { text: reading.trim(), transits: null };
  return { text: lines.slice(0, -1).join(' '), transits: lines.at(-1) ?? null };
}
