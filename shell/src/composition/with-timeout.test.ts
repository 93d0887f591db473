import { LateError, withTimeout } from './with-timeout';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('settles as the promise does in time, and clears the timer', async () => {
  await expect(withTimeout(1000, Promise.resolve('routes'), 'forum')).resolves.toBe('routes');
  await expect(withTimeout(1000, Promise.reject(new Error('broken')), 'forum')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('rejects by name when the promise takes longer', async () => {
  const pending = withTimeout(1000, new Promise(() => undefined), 'forum');
  jest.advanceTimersByTime(1000);
  await expect(pending).rejects.toThrow(new LateError('forum did not come within 1000 ms'));
});
