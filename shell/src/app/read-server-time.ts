const timeoutMs = 20_000;

/** The server's time in milliseconds, from the `date` header of a small file; the age of a cached response is added. */
export async function readServerTime(): Promise<number> {
  const { headers } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  const time = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
  if (Number.isNaN(time)) throw new Error('The answer has no date');
  return time;
}
