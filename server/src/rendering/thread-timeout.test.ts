import { startThreadTimeout } from './thread-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A thread that has `cpu` and `wait` of each millisecond, and a time-out of 700 over it. */
function open(cpu: number, wait: number) {
  const began = performance.now();
  const onTimeout = jest.fn();
  const cancel = startThreadTimeout({ clock: () => ({ cpuMs: (performance.now() - began) * cpu, waitedMs: (performance.now() - began) * wait, isRunnable: cpu + wait > 0 }), ms: 700, onTimeout });
  return { onTimeout, cancel };
}

it('is over for a thread that runs without an end', () => {
  const { onTimeout } = open(1, 0);
  jest.advanceTimersByTime(690);
  expect(onTimeout).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

it('is later where the thread shares its processor, and is over all the same', () => {
  const { onTimeout } = open(0.1, 0.9);
  jest.advanceTimersByTime(6900);
  expect(onTimeout).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

it('never is for a thread that no processor is free for', () => {
  const { onTimeout, cancel } = open(0, 1);
  jest.advanceTimersByTime(120_000);
  expect(onTimeout).not.toHaveBeenCalled();
  cancel();
  expect(jest.getTimerCount()).toBe(0);
});

it('is after ten times as long for a thread that sleeps', () => {
  const { onTimeout } = open(0, 0);
  jest.advanceTimersByTime(6990);
  expect(onTimeout).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});
