import { startTimeOut } from './time-out';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A thread that has `cpu` and `wait` of each millisecond, and a time-out of 700 over it. */
function open(cpu: number, wait: number) {
  const began = performance.now();
  const over = jest.fn();
  const cancel = startTimeOut({ clock: () => ({ cpuMs: (performance.now() - began) * cpu, waitedMs: (performance.now() - began) * wait, isRunnable: cpu + wait > 0 }), ms: 700, over });
  return { over, cancel };
}

it('is over for a thread that runs without an end', () => {
  const { over } = open(1, 0);
  jest.advanceTimersByTime(690);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30);
  expect(over).toHaveBeenCalledTimes(1);
});

it('is later where the thread shares its processor, and is over all the same', () => {
  const { over } = open(0.1, 0.9);
  jest.advanceTimersByTime(6900);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(over).toHaveBeenCalledTimes(1);
});

it('never is for a thread that no processor is free for', () => {
  const { over, cancel } = open(0, 1);
  jest.advanceTimersByTime(120_000);
  expect(over).not.toHaveBeenCalled();
  cancel();
  expect(jest.getTimerCount()).toBe(0);
});

it('is after ten times as long for a thread that sleeps', () => {
  const { over } = open(0, 0);
  jest.advanceTimersByTime(6990);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(over).toHaveBeenCalledTimes(1);
});
