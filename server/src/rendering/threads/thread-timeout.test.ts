import { startThreadTimeout } from './thread-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A thread that runs for `cpu` and waits for `wait` of each millisecond, with a timeout of 700. */
function open(cpu: number, wait: number) {
  const began = performance.now();
  const onTimeout = jest.fn();
  const cancel = startThreadTimeout({
    clock: () => ({ cpuMs: (performance.now() - began) * cpu, waitedMs: (performance.now() - began) * wait, isRunnable: cpu + wait > 0 }),
    ms: 700,
    onTimeout,
  });
  return { onTimeout, cancel };
}

it('fires for a thread that runs without end', () => {
  const { onTimeout } = open(1, 0);
  jest.advanceTimersByTime(690);
  expect(onTimeout).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

it('fires later if the thread shares its processor', () => {
  const { onTimeout } = open(0.1, 0.9);
  jest.advanceTimersByTime(6900);
  expect(onTimeout).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

it('never fires for a thread that gets no processor', () => {
  const { onTimeout, cancel } = open(0, 1);
  jest.advanceTimersByTime(120_000);
  expect(onTimeout).not.toHaveBeenCalled();
  cancel();
  expect(jest.getTimerCount()).toBe(0);
});

it('fires after ten times as long for a thread that sleeps', () => {
  const { onTimeout } = open(0, 0);
  jest.advanceTimersByTime(6990);
  expect(onTimeout).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});
