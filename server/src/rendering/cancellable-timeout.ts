/**
 * Runs `callback` after `ms` milliseconds and returns a function that cancels it. Messages already in the queue are handled
 * first, so that a worker that replied in time is not late because this thread was busy.
 */
export function cancellableTimeout(ms: number, callback: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(callback);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
