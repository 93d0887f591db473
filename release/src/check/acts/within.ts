/** What a promise gives, or `null` where it takes too long: a page that loops answers nothing. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  // What is cut off may fail later, when its page is closed.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)))]);
  } finally {
    clearTimeout(timer);
  }
}
