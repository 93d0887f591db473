/** The value of a promise, or `null` after a time limit, because a page in an endless loop never answers. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  // Interrupted work may fail later, when its page is closed.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)))]);
  } finally {
    clearTimeout(timer);
  }
}
