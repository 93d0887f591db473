/** Yields from `source` until it ends or `signal` aborts; then throws the signal's reason, even if the source ignores the signal. */
export async function* abortable(signal: AbortSignal, source: AsyncIterable<string>): AsyncGenerator<string, void> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Each wait below handles the rejection; in between it must not be reported as unhandled.
  aborted.catch(() => undefined);
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited, because `return` of a hanging source never settles.
    iterator.return?.().catch(() => undefined);
  }
}
