/** Something that happened to a release before reports are made: it was used, or it failed. */
export interface ReleaseEvent {
  kind: 'use' | 'load' | 'page';
  /** Null where the error's stack has to tell. */
  release: string | null;
  error?: unknown;
}

const early: ReleaseEvent[] = [];
let listener: ((event: ReleaseEvent) => void) | null = null;

/** Notes an event for the reports, which are loaded when the page is idle. */
export function note(kind: ReleaseEvent['kind'], release: string | null, error?: unknown): void {
  const event = { kind, release, error };
  if (listener) listener(event);
  else if (early.length < 50) early.push(event);
}

/** Gives the events of before, and all that come, to `listen`. */
export function listenToEvents(listen: (event: ReleaseEvent) => void): void {
  listener = listen;
  early.splice(0).forEach(listen);
}

let start: () => Promise<unknown> = async () => undefined;

/** Says how the reports are loaded. */
export const setReportStart = (load: typeof start) => void (start = load);

/** Loads the reports at once: what was noted is sent when the page ends, as it is about to. */
export const startReporting = () => start();

/** Notes errors that nothing caught. */
export function noteUncaught(page: Window): void {
  page.addEventListener('error', ({ error }) => note('page', null, error));
  page.addEventListener('unhandledrejection', ({ reason }) => note('page', null, reason));
}
