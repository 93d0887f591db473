export const radians = Math.PI / 180;

/** Normalises an angle to 0 up to 360 degrees. */
export function normalizeDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Normalises an angle to −180 up to 180 degrees. */
export function normalizeSignedDegrees(degrees: number): number {
  return normalizeDegrees(degrees + 180) - 180;
}
