/** Degrees within the sign of a sidereal longitude: 8°07'. */
export function formatDegrees(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

/** For births without a time, where the degrees are about right: ≈ 8°. */
export const formatAboutDegrees = (longitude: number): string => `≈ ${Math.floor(longitude % 30)}°`;
