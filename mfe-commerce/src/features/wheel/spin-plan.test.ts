import { wheel } from '@oracle-astra/shared/contract';
import { getPercentAt, getRotationOf, getTravel, planSpin, segmentAngle, slowDown } from './spin-plan';

/** Park and Miller's generator, so that a failure is reproducible. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Turns a wheel frame by frame as the page does. */
function spin(rotation: number, firstSpeed: number) {
  let at = rotation;
  let frames = 0;
  for (let speed = firstSpeed; speed > 0; speed = slowDown(speed)) {
    at += speed;
    frames += 1;
  }
  return { rotation: at, frames };
}

test('stops at the server’s result for 10,000 random results and rotations, with speeds within bounds', () => {
  const random = createRandom(7);
  const landed = new Set<number>();
  let rotation = 0;
  for (let index = 0; index < 10_000; index += 1) {
    const percent = 1 + Math.floor(random() * wheel.segments);
    const speed = planSpin(rotation, percent, random);
    expect(speed).toBeGreaterThanOrEqual(wheel.speed[0]);
    expect(speed).toBeLessThanOrEqual(wheel.speed[1]);
    rotation = spin(rotation, speed).rotation;
    expect(getPercentAt(rotation)).toBe(percent);
    const offset = (rotation - getRotationOf(percent)) / segmentAngle;
    expect(Math.abs(offset - Math.round(offset / wheel.segments) * wheel.segments)).toBeLessThan(0.42);
    landed.add(percent);
  }
  expect(landed.size).toBe(wheel.segments);
});

test('uses the whole range of speeds', () => {
  const random = createRandom(11);
  const speeds = Array.from({ length: 500 }, () => planSpin(0, 1 + Math.floor(random() * wheel.segments), random));
  expect(Math.min(...speeds)).toBeLessThan(0.27);
  expect(Math.max(...speeds)).toBeGreaterThan(0.43);
});

test('works with the extremes of its random numbers', () => {
  for (const value of [0, 1 - Number.EPSILON])
    for (let percent = 1; percent <= wheel.segments; percent += 1)
      expect(
        getPercentAt(
          spin(
            1.234,
            planSpin(1.234, percent, () => value),
          ).rotation,
        ),
      ).toBe(percent);
});

test('slows down by the decay and stops below the minimum speed', () => {
  expect(slowDown(0.25)).toBeCloseTo(0.24775);
  expect(slowDown(0.002)).toBe(0);
  const { frames, rotation } = spin(0, 0.45);
  expect(frames).toBe(600);
  expect(rotation).toBeCloseTo(getTravel(0.45));
});

test('finds each percentage in the middle of its segment', () => {
  for (let percent = 1; percent <= wheel.segments; percent += 1) {
    expect(getPercentAt(getRotationOf(percent))).toBe(percent);
    expect(getPercentAt(getRotationOf(percent) + 20 * Math.PI)).toBe(percent);
  }
});
