/** How far below the window a rendered fill is hydrated. */
const rootMargin = '600px';

/** Calls back at once for an empty box, and for one that the server rendered when it comes near the window. Returns the clean-up function. */
export function whenNeeded(box: HTMLElement, callback: () => void): () => void {
  if (!box.hasChildNodes() || !('IntersectionObserver' in globalThis)) {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin },
  );
  observer.observe(box);
  return () => observer.disconnect();
}
