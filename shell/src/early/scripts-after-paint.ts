const patienceMs = 1000;

/**
 * Starts the scripts of a rendered document once it has been painted: they are on their way before, and on a fast line,
 * or from the browser's own cache, they would run first and keep the page from being seen.
 */
export function startScriptsAfterPaint(page: Document): void {
  let started = false;

  function start(): void {
    if (started) return;
    started = true;
    for (const waiting of page.querySelectorAll('script[type=after-paint]')) {
      const script = page.createElement('script');
      for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
      // In their order, each as soon as it is there.
      script.async = false;
      waiting.replaceWith(script);
    }
  }

  if ('PerformanceObserver' in globalThis) new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(start)).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted, and some browsers do not tell.
  page.addEventListener('DOMContentLoaded', () => setTimeout(start, page.visibilityState === 'hidden' ? 0 : patienceMs));
}
