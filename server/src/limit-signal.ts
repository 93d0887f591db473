/**
 * A signal that aborts with `signal`, or after `limitMs` milliseconds. `release` detaches both when it is no longer needed. Not
 * `AbortSignal.any` with `AbortSignal.timeout`: signals referenced only by a combined one are garbage-collected with their
 * timer, so the limit would never fire and the listeners would leak.
 */
export function limitSignal(signal: AbortSignal, limitMs: number): { signal: AbortSignal; release: () => void } {
  const limit = new AbortController();
  const follow = () => limit.abort(signal.reason);
  const timer = setTimeout(() => limit.abort(new DOMException(`Nothing within ${limitMs} ms.`, 'TimeoutError')), limitMs);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return {
    signal: limit.signal,
    release() {
      clearTimeout(timer);
      signal.removeEventListener('abort', follow);
    },
  };
}
