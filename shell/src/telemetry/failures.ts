/** An event of a release: it was used, or it failed. Fills have events of their own, because they are no visits of pages. */
export interface ReleaseEvent {
  kind: 'use' | 'load' | 'page' | 'fillUse' | 'fill' | 'fillCall';
  /** Null if the release has to be found in the error's stack. */
  release: string | null;
  error?: unknown;
}

const early: ReleaseEvent[] = [];
let listener: ((event: ReleaseEvent) => void) | null = null;

/** Records an event. The reports, which load when the page is idle, read it. */
export function recordEvent(kind: ReleaseEvent['kind'], release: string | null, error?: unknown): void {
  const event = { kind, release, error };
  if (listener) listener(event);
  else if (early.length < 50) early.push(event);
}

/** Passes recorded and all further events to `listen`. */
export function listenToEvents(listen: (event: ReleaseEvent) => void): void {
  listener = listen;
  early.splice(0).forEach(listen);
}

let start: () => Promise<unknown> = async () => undefined;

export const setReportStart = (load: typeof start) => void (start = load);

/** Loads the reports at once, for a page that is about to end: recorded events are sent when it does. */
export const startReporting = () => start();

export function recordUncaughtErrors(page: Window): void {
  page.addEventListener('error', ({ error }) => recordEvent('page', null, error));
  page.addEventListener('unhandledrejection', ({ reason }) => recordEvent('page', null, reason));
}
