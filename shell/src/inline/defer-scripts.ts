import { readCachedFonts } from './cached-fonts';

const paintTimeoutMs = 1000;
/** A shorter round trip means a fast connection. Browsers that have not measured one report 100. */
const fastRoundTripMs = 100;

const findDeferredScripts = (page: Document) => page.querySelectorAll<HTMLScriptElement>('head > script[type=after-paint]');

/**
 * Defers the scripts of a rendered page until after its first paint: on a fast connection, or from the cache, they would load
 * before it and delay it. On a slow connection they are preloaded at once, because a request takes a round trip, and by then the
 * rest of the document has arrived.
 */
export function deferScripts(page: Document): void {
  if (getRoundTripMs() > fastRoundTripMs) findDeferredScripts(page).forEach((script) => preload(page, script));
  onFirstPaint(page, () =>
    onParsed(page, () => {
      startScripts(page);
      // The first access to storage waits for the disk; it should happen while the scripts load, not when they read drafts.
      setTimeout(readCachedFonts);
    }),
  );
}

/** The response time of the document, or the browser's estimate for the connection if that is longer. */
function getRoundTripMs(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { connection } = navigator as Navigator & { connection?: { rtt?: number } };
  return Math.max(visit ? visit.responseStart - visit.requestStart : Infinity, connection?.rtt ?? 0);
}

function preload(page: Document, script: HTMLScriptElement): void {
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  for (const name of ['crossorigin', 'integrity']) link.setAttribute(name, script.getAttribute(name) ?? '');
  link.href = script.getAttribute('src') ?? '';
  page.head.append(link);
}

function startScripts(page: Document): void {
  for (const deferred of findDeferredScripts(page)) {
    // eslint-disable-next-line astra/no-script-sinks -- the document’s own scripts
    const script = page.createElement('script');
    for (const { name, value } of deferred.attributes) if (name !== 'type') script.setAttribute(name, value);
    // Runs scripts in document order.
    script.async = false;
    deferred.replaceWith(script);
  }
}

/** Calls back once after the first paint, or after a timeout if none is reported, as in a background tab. */
function onFirstPaint(page: Document, callback: () => void): void {
  let called = false;
  const call = () => {
    if (!called) callback();
    called = true;
  };
  if ('PerformanceObserver' in globalThis)
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(call)).observe({
      type: 'paint',
      buffered: true,
    });
  onParsed(page, () => setTimeout(call, page.visibilityState === 'hidden' ? 0 : paintTimeoutMs));
}

/** Calls back when the document is parsed, because the page's state is at its end. */
function onParsed(page: Document, callback: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}
