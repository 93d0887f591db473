import type { PlanetName } from '@oracle-astra/shared/contract';

interface Position {
  lat: number;
  lng: number;
}

const degree = Math.PI / 180;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The eight directions clockwise from the north, and their planets. */
export const directionNames = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export const planetOfDirection: readonly PlanetName[] = ['Mercury', 'Jupiter', 'Sun', 'Venus', 'Mars', 'Rahu', 'Saturn', 'Moon'];

/** One of eight directions from one place to another as a map shows it: 0 is the north, 2 the east. */
export function directionTo(from: Position, to: Position): number {
  const east = (to.lng - from.lng) * Math.cos(((from.lat + to.lat) / 2) * degree);
  return (Math.round(Math.atan2(east, to.lat - from.lat) / degree / 45) + 8) % 8;
}

/** The direction of a place from the middle of the others. */
export const directionBetween = (others: readonly Position[], place: Position): number =>
  directionTo({ lat: mean(others.map(({ lat }) => lat)), lng: mean(others.map(({ lng }) => lng)) }, place);
