export const radians = Math.PI / 180;

/** The same direction within 0 up to 360 degrees. */
export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** The same direction within −180 up to 180 degrees. */
export function halfTurn(degrees: number): number {
  return turn(degrees + 180) - 180;
}
