import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { goalMark, type Composition, type VitalName } from '@oracle-astra/shared/contract';
import { blame, type UsedRelease } from './blame';
import { listenToEvents, type ReleaseEvent } from './failures';
import { createReport } from './report';

/** Failures are reported sooner, so that a bad release is halted soon. */
const failureDelayMs = 3000;
const reportDelayMs = 10_000;

const minServerError = 500;

/** The address of the shell's script contains its release. */
function readShell(page: Document): UsedRelease | null {
  const [, release] = /\/releases\/shell\/([^/]+)\//.exec(page.querySelector<HTMLScriptElement>('script[data-own]')?.src ?? '') ?? [];
  return release === undefined ? null : { remote: 'shell', release };
}

/**
 * Passed in, because the bundler would move modules of the shell's main file that are imported here to a separate file of the
 * first load.
 */
interface ReportOptions {
  /** The address for reports. */
  path: string;
  /** The release and route that own the current address; null if no remote does. */
  findOwner: () => { remote: UsedRelease; route: { path: string } } | null;
}

/** Memory in gigabytes, which identifies cheap devices; browsers round it, and some do not report it. */
type DeviceNavigator = Navigator & { deviceMemory?: number };

const describeBrowser = () => ({ locale: document.documentElement.lang, memory: (navigator as DeviceNavigator).deviceMemory });

/** Reports with beacons on the releases of this page: visits, failures and vitals, and nothing about the person. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function startReports({ remotes, revision }: Composition, { path, findOwner }: ReportOptions): void {
  const report = createReport();
  const fillReport = createReport();
  // Vitals are those of the whole document, so they count for the page with which it began.
  const about = { revision, page: findOwner()?.route.path, ...describeBrowser() };
  const shell = readShell(document);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  /** The releases of the pages with failed calls since the last report, and how many failed calls were of fills, which addresses do not say. */
  const failedCalls: UsedRelease[] = [];
  let ofFills = 0;

  function flush(): void {
    for (const used of failedCalls.splice(0)) {
      if (ofFills > 0) ofFills -= 1;
      else report.fail(used, 'api');
    }
    clearTimeout(timer);
    timer = undefined;
    const [releases, fills] = [report.take(), fillReport.take()];
    if (releases.length + fills.length === 0) return;
    navigator.sendBeacon(path, JSON.stringify({ ...about, releases, ...(fills.length > 0 && { fills }) }));
  }
  /** Sends the report within this time, unless it is due earlier. Further failures do not postpone it. */
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
    const owner = findOwner()?.remote;
    return owner ? { remote: owner.remote, release: owner.release } : shell;
  };

  function fail(used: UsedRelease | null, kind: 'load' | 'page' | 'api', series = report): void {
    // Without a network every call fails, and no release is at fault.
    if (used === null || !navigator.onLine) return;
    series.fail(used, kind);
    flushWithin(failureDelayMs);
  }

  /** The failures of a release that only fills of this page use are none of its pages. */
  const seriesOf = (used: UsedRelease | null) => (used !== null && fillReport.has(used) && !report.has(used) ? fillReport : report);

  function noteFailedCall(): void {
    const used = findCurrent();
    if (used === null || !navigator.onLine) return;
    failedCalls.push(used);
    flushWithin(failureDelayMs);
  }

  function handle({ kind, release, error }: ReleaseEvent): void {
    const named = release === null ? null : findByName(release);
    if (kind === 'use') return void (named && report.use(named));
    if (kind === 'fillUse') return void (named && fillReport.use(named));
    if (kind === 'fill') return fail(named, 'page', fillReport);
    if (kind === 'fillCall') {
      ofFills += 1;
      return fail(named, 'api', fillReport);
    }
    const blamed = kind === 'load' ? named : (blame(error) ?? named);
    fail(blamed, kind, seriesOf(blamed));
  }

  const measured = [findCurrent(), shell].filter((used) => used !== null);
  const measure = (vital: VitalName, value: number) => measured.forEach((used) => report.measure(used, vital, value));

  // Requests the token without which reports are stored but not counted; documents in shared caches do not have it.
  fetch(path).catch(() => undefined);
  measured.forEach(report.use);
  listenToEvents(handle);
  const vitals = { lcp: onLCP, cls: onCLS, inp: onINP, fcp: onFCP, ttfb: onTTFB };
  for (const [vital, observe] of Object.entries(vitals)) observe(({ value }) => measure(vital as VitalName, value));
  const [interactive] = performance.getEntriesByName('app:interactive');
  if (interactive) measure('tti', interactive.startTime);
  watchCalls(noteFailedCall);
  watchGoals(remotes, (used, goal) => {
    report.reach(used, goal);
    flushWithin(reportDelayMs);
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  flushWithin(reportDelayMs);
}

/** Calls back for each API call that failed with a server error, including earlier ones. */
function watchCalls(onFailure: () => void): void {
  if (!('PerformanceObserver' in globalThis)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (new URL(entry.name).pathname.startsWith('/apis/') && entry.responseStatus >= minServerError) onFailure();
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Calls back for each goal that the page marks, including earlier ones, with the release of its remote. */
function watchGoals(remotes: Composition['remotes'], onGoal: (used: UsedRelease, goal: string) => void): void {
  if (!('PerformanceObserver' in globalThis)) return;
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const goal = name.slice(goalMark.length);
      const owner = name.startsWith(goalMark) && remotes.find(({ remote }) => goal.startsWith(`${remote}.`));
      if (owner) onGoal({ remote: owner.remote, release: owner.release }, goal);
    }
  });
  observer.observe({ type: 'mark', buffered: true });
}
