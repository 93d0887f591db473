/**
 * Does `work` in `ms` milliseconds; the answer calls it off. Messages that lay there already come first: a thread that
 * answered in time is not late because this one was busy.
 */
export function cancellableTimeout(ms: number, work: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(work);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
