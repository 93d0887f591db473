import { wheel } from '@oracle-astra/shared/contract';

// Speeds are in radians per frame.
const {
  speed: [minSpeed, maxSpeed],
  decay,
  stop,
} = wheel;

const turn = 2 * Math.PI;

/** The angle of one segment, in radians. */
export const segmentAngle = turn / wheel.segments;

/** The speed in the next frame; 0 when the wheel stops. */
export function slowDown(speed: number): number {
  const next = speed * decay;
  return next < stop ? 0 : next;
}

/** The angle by which a wheel with this initial speed turns until it stops, in radians. */
export function getTravel(speed: number): number {
  let travel = 0;
  for (let current = speed; current > 0; current = slowDown(current)) travel += current;
  return travel;
}

const minTravel = getTravel(minSpeed);
const maxTravel = getTravel(maxSpeed);

/** The percentage at the needle of a wheel that is turned clockwise by this angle in radians. */
export function getPercentAt(rotation: number): number {
  const index = Math.round(-rotation / segmentAngle) % wheel.segments;
  return (index < 0 ? index + wheel.segments : index) + 1;
}

/** The rotation at which the middle of a percentage's segment is at the needle, in radians. */
export const getRotationOf = (percent: number): number => -(percent - 1) * segmentAngle;

/** The initial speed with which the wheel turns by this angle, found by bisection, because the angle grows with the speed. */
function findSpeed(travel: number): number {
  let slow: number = minSpeed;
  let fast: number = maxSpeed;
  for (let step = 0; step < 24; step += 1) {
    const middle = (slow + fast) / 2;
    if (getTravel(middle) < travel) slow = middle;
    else fast = middle;
  }
  return (slow + fast) / 2;
}

/**
 * The initial speed, in radians per frame, with which a wheel at this rotation stops on a percentage. `random` returns numbers
 * from 0 to 1 like Math.random; it chooses the speed and the position within the segment, away from its edges.
 */
export function planSpin(rotation: number, percent: number, random: () => number): number {
  const wanted = getTravel(minSpeed + random() * (maxSpeed - minSpeed));
  const target = getRotationOf(percent) + (random() - 0.5) * 0.8 * segmentAngle;
  let travel = target - rotation + Math.round((rotation + wanted - target) / turn) * turn;
  if (travel < minTravel) travel += turn;
  if (travel > maxTravel) travel -= turn;
  return findSpeed(travel);
}
