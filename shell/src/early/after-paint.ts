const patienceMs = 1000;
/** A server that answers sooner is on a fast line. */
const fastMs = 100;

const waitingScripts = (page: Document) => page.querySelectorAll<HTMLScriptElement>('head > script[type=after-paint]');

/**
 * Puts off what a rendered page can be painted without: its scripts. On a fast line, or from the browser's own cache,
 * they would come first and keep the page from being seen. On a slow line nothing shares it with the document, and they
 * are asked for as soon as that is whole.
 */
export function afterPaint(page: Document): void {
  if (answeredInMs() > fastMs) whenParsed(page, () => waitingScripts(page).forEach((script) => preload(page, script)));
  whenPainted(page, () => whenParsed(page, () => startAll(page)));
}

function answeredInMs(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit ? visit.responseStart - visit.requestStart : Infinity;
}

function preload(page: Document, script: HTMLScriptElement): void {
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  for (const name of ['crossorigin', 'integrity']) link.setAttribute(name, script.getAttribute(name) ?? '');
  link.href = script.getAttribute('src') ?? '';
  page.head.append(link);
}

function startAll(page: Document): void {
  for (const waiting of waitingScripts(page)) {
    const script = page.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
    // In their order, each as soon as it is there.
    script.async = false;
    waiting.replaceWith(script);
  }
}

/** Calls back once, after the first paint; without one where nobody tells of it, as in a tab in the background. */
function whenPainted(page: Document, then: () => void): void {
  let called = false;
  const call = () => {
    if (!called) then();
    called = true;
  };
  if ('PerformanceObserver' in globalThis) new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(call)).observe({ type: 'paint', buffered: true });
  whenParsed(page, () => setTimeout(call, page.visibilityState === 'hidden' ? 0 : patienceMs));
}

/** The state of the page stands at the document's end: scripts that start before it is there would not find it. */
function whenParsed(page: Document, then: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}
