import { getBlockingMs } from './blocking';

test('counts the part of each task beyond 50 ms', () => {
  expect(
    getBlockingMs(
      [
        { startTime: 100, duration: 80 },
        { startTime: 300, duration: 50 },
        { startTime: 400, duration: 170 },
      ],
      0,
    ),
  ).toBe(150);
});

test('ignores tasks before the first paint', () => {
  expect(
    getBlockingMs(
      [
        { startTime: 0, duration: 400 },
        { startTime: 500, duration: 200 },
      ],
      600,
    ),
  ).toBe(50);
});
