import type { LongTask } from './blocking';

/** Times in milliseconds since the navigation began. */
export interface PageTimes {
  firstPaintMs: number;
  largestPaintMs: number;
  contentMs: number;
  interactiveMs: number;
  /** How far what was drawn moved by itself: the sum of the browser's scores. */
  layoutShift: number;
  longTasks: LongTask[];
}

/** The browser's entry, which the types of the DOM do not know. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

export interface PageObservation {
  /** Ends once the content is painted, the page answers input and each time has a first value. */
  ready: Promise<void>;
  times: PageTimes;
}

/** Runs in the page before anything of its own; leaves a Watch on `globalThis.bench`. Takes nothing from this module. */
export function observePage(content: string): void {
  const times: PageTimes = { firstPaintMs: 0, largestPaintMs: 0, contentMs: 0, interactiveMs: 0, layoutShift: 0, longTasks: [] };
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });

  on('longtask', ({ startTime, duration }) => times.longTasks.push({ startTime, duration }));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) times.layoutShift += value;
  });
  const firstPaint = new Promise<void>((resolve) => {
    on('paint', ({ name, startTime }) => {
      if (name !== 'first-contentful-paint') return;
      times.firstPaintMs = startTime;
      resolve();
    });
  });
  const largestPaint = new Promise<void>((resolve) => {
    on('largest-contentful-paint', ({ startTime }) => {
      times.largestPaintMs = startTime;
      resolve();
    });
  });
  const interactive = new Promise<void>((resolve) => {
    on('mark', ({ name, startTime }) => {
      if (name !== 'app:interactive') return;
      times.interactiveMs = startTime;
      resolve();
    });
  });
  const contentThere = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent.includes(content)) return;
      observer.disconnect();
      // The task after the next frame's callbacks comes when that frame is drawn.
      requestAnimationFrame(() => {
        setTimeout(() => {
          times.contentMs = performance.now();
          resolve();
        });
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  Object.assign(globalThis, { bench: { times, arrived: Promise.all([firstPaint, largestPaint, interactive, contentThere]).then(() => undefined) } });
}
