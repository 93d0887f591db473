import { readServerTime } from './read-server-time';

const answerWith = (headers: Record<string, string>) => {
  const fetch = jest.fn(async () => ({ headers: new Headers(headers) }) as Response);
  globalThis.fetch = fetch;
  return fetch;
};

it('is the date of a response that does not come from the browser’s cache', async () => {
  const fetch = answerWith({ date: 'Fri, 27 Nov 2026 12:00:00 GMT' });
  expect(await readServerTime()).toBe(Date.UTC(2026, 10, 27, 12));
  expect(fetch).toHaveBeenCalledWith('/sw.js', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
});

it('adds the age of a response from a shared cache', async () => {
  answerWith({ date: 'Fri, 27 Nov 2026 12:00:00 GMT', age: '90' });
  expect(await readServerTime()).toBe(Date.UTC(2026, 10, 27, 12, 1, 30));
});

it('rejects if the server does not answer', async () => {
  jest.useFakeTimers();
  const never = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    setTimeout(() => never.abort(new DOMException('The operation timed out', 'TimeoutError')), ms);
    return never.signal;
  });
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
  const read = expect(readServerTime()).rejects.toThrow('timed out');
  await jest.advanceTimersByTimeAsync(60_000);
  await read;
  jest.useRealTimers();
});

it.each([{}, { date: 'yesterday' }])('rejects without a date (%p)', async (headers) => {
  answerWith(headers as Record<string, string>);
  await expect(readServerTime()).rejects.toThrow('no date');
});
