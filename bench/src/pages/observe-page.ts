import type { LongTask } from './blocking';

/** Times in milliseconds since the start of the navigation. */
export interface PageTimes {
  firstPaintMs: number;
  largestPaintMs: number;
  contentMs: number;
  interactiveMs: number;
  /** The sum of the layout shift scores. */
  layoutShift: number;
  longTasks: LongTask[];
}

/** The performance entry of a layout shift, which the DOM types lack. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

export interface PageObservation {
  /** Resolves once the content is painted, the page is interactive and each time has a value. */
  ready: Promise<void>;
  times: PageTimes;
}

/** Runs in the page before its scripts and sets `globalThis.bench`. It is serialized, so it cannot use anything of this module. */
export function observePage(content: string): void {
  const times: PageTimes = { firstPaintMs: 0, largestPaintMs: 0, contentMs: 0, interactiveMs: 0, layoutShift: 0, longTasks: [] };
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });

  observe('longtask', ({ startTime, duration }) => times.longTasks.push({ startTime, duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) times.layoutShift += value;
  });
  const firstPaint = new Promise<void>((resolve) => {
    observe('paint', ({ name, startTime }) => {
      if (name !== 'first-contentful-paint') return;
      times.firstPaintMs = startTime;
      resolve();
    });
  });
  const largestPaint = new Promise<void>((resolve) => {
    observe('largest-contentful-paint', ({ startTime }) => {
      times.largestPaintMs = startTime;
      resolve();
    });
  });
  const interactive = new Promise<void>((resolve) => {
    observe('mark', ({ name, startTime }) => {
      if (name !== 'app:interactive') return;
      times.interactiveMs = startTime;
      resolve();
    });
  });
  const contentThere = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent.includes(content)) return;
      observer.disconnect();
      // A task that is queued in an animation frame runs after that frame was painted.
      requestAnimationFrame(() => {
        setTimeout(() => {
          times.contentMs = performance.now();
          resolve();
        });
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const bench: PageObservation = {
    times,
    ready: Promise.all([firstPaint, largestPaint, interactive, contentThere]).then(() => undefined),
  };
  Object.assign(globalThis, { bench });
}
