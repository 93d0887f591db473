const patienceMs = 5000;
const ownWishes = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Tries now, and anew whenever the page grows, until the attempt says that it was enough; gives up when the person
 * moves by themselves, after five seconds, or when the returned function is called.
 */
export function settle(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const watch = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  watch.observe(document.body, { childList: true, subtree: true });
  for (const wish of ownWishes) addEventListener(wish, stop, { passive: true });
  return stop;

  function stop(): void {
    watch.disconnect();
    clearTimeout(timer);
    for (const wish of ownWishes) removeEventListener(wish, stop);
  }
}
