/** The server's time in milliseconds, by the header of a small file that no cache answers for, or says how old its answer is. */
export async function readServerTime(): Promise<number> {
  const { headers } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
  const time = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
  if (Number.isNaN(time)) throw new Error('The answer has no date');
  return time;
}
