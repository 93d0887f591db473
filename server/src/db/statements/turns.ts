/** Runs one work at a time of each key in this process. What locks the same row waits here, and not each with a connection of its own, of which none would be left for others. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    // Its own caller is told of a failure; the next one does not care.
    const settled = result.catch(() => undefined);
    last.set(key, settled);
    try {
      return await result;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

export type TakeTurn = ReturnType<typeof createTurns>;
