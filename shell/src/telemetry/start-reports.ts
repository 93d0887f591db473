import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Composition, VitalName } from '@oracle-astra/shared/contract';
import { blame, type UsedRelease } from './blame';
import { listenToEvents, type ReleaseEvent } from './failures';
import { createReport } from './report';

/** A failure is reported soon, so that a bad release is halted soon; what goes well, later. */
const soonMs = 3000;
const laterMs = 10_000;

const serverFault = 500;

/** The address of the shell's script contains its release. */
function readShell(page: Document): UsedRelease | null {
  const [, release] = /\/releases\/shell\/([^/]+)\//.exec(page.querySelector<HTMLScriptElement>('script[data-own]')?.src ?? '') ?? [];
  return release === undefined ? null : { remote: 'shell', release };
}

/** What the shell's main file has anyway: imported here too, it would be kept apart there, and the first load would grow. */
interface ReportOptions {
  /** The address that reports go to. */
  path: string;
  /** The release that owns the present address; null where no remote does. */
  findOwner: () => UsedRelease | null;
}

/** Reports by beacons how the releases of this page fare: visits, failures, vitals, and nothing about the person. */
export function startReports({ remotes, revision }: Composition, { path, findOwner }: ReportOptions): void {
  const report = createReport();
  const shell = readShell(document);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const releases = report.take();
    if (releases.length > 0) navigator.sendBeacon(path, JSON.stringify({ revision, releases }));
  }
  /** A failure does not wait for what was to be reported later, and more failures do not put it off. */
  function flushWithin(ms: number): void {
    const due = performance.now() + ms;
    if (timer !== undefined && dueAt <= due) return;
    clearTimeout(timer);
    dueAt = due;
    timer = setTimeout(flush, ms);
  }

  const findByName = (release: string): UsedRelease | null => {
    const owner = remotes.find((each) => each.release === release || each.fallback?.release === release);
    return owner ? { remote: owner.remote, release } : null;
  };
  const findCurrent = (): UsedRelease | null => {
    const owner = findOwner();
    return owner ? { remote: owner.remote, release: owner.release } : shell;
  };

  function fail(used: UsedRelease | null, kind: 'load' | 'page' | 'api'): void {
    // Without a network everything fails, and no release is to blame.
    if (used === null || !navigator.onLine) return;
    report.fail(used, kind);
    flushWithin(soonMs);
  }

  function handle({ kind, release, error }: ReleaseEvent): void {
    const named = release === null ? null : findByName(release);
    if (kind === 'use') return void (named && report.use(named));
    fail(kind === 'load' ? named : (blame(error) ?? named), kind);
  }

  const measured = [findCurrent(), shell].filter((used) => used !== null);
  const measure = (vital: VitalName, value: number) => measured.forEach((used) => report.measure(used, vital, value));

  // A document that caches share came without the token by which its reports count; without one they are kept, and not counted.
  fetch(path).catch(() => undefined);
  measured.forEach(report.use);
  listenToEvents(handle);
  const vitals = { lcp: onLCP, cls: onCLS, inp: onINP, fcp: onFCP, ttfb: onTTFB };
  for (const [vital, observe] of Object.entries(vitals)) observe(({ value }) => measure(vital as VitalName, value));
  const [interactive] = performance.getEntriesByName('app:interactive');
  if (interactive) measure('tti', interactive.startTime);
  watchCalls(() => fail(findCurrent(), 'api'));
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  flushWithin(laterMs);
}

/** Calls back for each call of the API that the server could not answer, those of before too. */
function watchCalls(onFailure: () => void): void {
  if (!('PerformanceObserver' in globalThis)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (new URL(entry.name).pathname.startsWith('/apis/') && entry.responseStatus >= serverFault) onFailure();
  });
  observer.observe({ type: 'resource', buffered: true });
}
