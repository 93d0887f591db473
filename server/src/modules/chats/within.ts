/** The pieces of `source` until it ends or `signal` is aborted; then it throws the signal's reason, whether or not the source heeds it. */
export async function* within(signal: AbortSignal, source: AsyncIterable<string>): AsyncGenerator<string, void> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a source that hangs would hold up its own ending.
    iterator.return?.().catch(() => undefined);
  }
}
