import { wheel } from '@oracle-astra/shared/contract';

// Speeds are in radians a frame.
const {
  speed: [minSpeed, maxSpeed],
  decay,
  stop,
} = wheel;

const turn = 2 * Math.PI;

/** The angle of one segment, in radians. */
export const segmentAngle = turn / wheel.segments;

/** The speed of the next frame; 0 once the wheel stops. */
export function slowDown(speed: number): number {
  const next = speed * decay;
  return next < stop ? 0 : next;
}

/** How far a wheel of this first speed turns until it stops, in radians. */
export function getTravel(speed: number): number {
  let travel = 0;
  for (let current = speed; current > 0; current = slowDown(current)) travel += current;
  return travel;
}

const shortestTravel = getTravel(minSpeed);
const longestTravel = getTravel(maxSpeed);

/** The percent under the needle of a wheel that is turned clockwise by this angle in radians. */
export function getPercentAt(rotation: number): number {
  const index = Math.round(-rotation / segmentAngle) % wheel.segments;
  return (index < 0 ? index + wheel.segments : index) + 1;
}

/** The rotation at which the middle of a percent's segment is under the needle, in radians. */
export const getRotationOf = (percent: number): number => -(percent - 1) * segmentAngle;

/** The first speed whose decay turns the wheel by this angle; the travel grows with the speed, so halving finds it. */
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
 * The first speed, in radians a frame, with which a wheel at this rotation stops on a percent. `random` gives numbers
 * from 0 up to 1, as Math.random does: it chooses the speed and the place within the segment, away from its edges.
 */
export function planSpin(rotation: number, percent: number, random: () => number): number {
  const wanted = getTravel(minSpeed + random() * (maxSpeed - minSpeed));
  const target = getRotationOf(percent) + (random() - 0.5) * 0.8 * segmentAngle;
  let travel = target - rotation + Math.round((rotation + wanted - target) / turn) * turn;
  if (travel < shortestTravel) travel += turn;
  if (travel > longestTravel) travel -= turn;
  return findSpeed(travel);
}
