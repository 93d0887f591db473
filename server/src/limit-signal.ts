/**
 * A signal that aborts with `signal`, or by itself after `limitMs` milliseconds. `release` ends both, once nothing waits for
 * it. Not `AbortSignal.any` with `AbortSignal.timeout`: what only a combined signal refers to is collected with its timer, so
 * that the limit never comes and whatever listens is kept permanently.
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
