const timeoutMs = 5000;
const userInputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Runs the attempt at once and after each DOM change until it returns true. Stops on user input, after five seconds, or when the
 * returned function is called.
 */
export function retryUntilStable(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(stop, timeoutMs);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of userInputEvents) addEventListener(event, stop, { passive: true });
  return stop;

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of userInputEvents) removeEventListener(event, stop);
  }
}
