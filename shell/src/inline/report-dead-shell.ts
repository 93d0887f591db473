import { releaseReportPath } from '@oracle-astra/shared/contract';

/** The shell sets this on the document's element as soon as it runs. */
const hasStarted = (page: Document) => page.documentElement.dataset.started !== undefined;

/** Reports a shell whose scripts failed or never ran, once: nothing else of it can. */
export function reportDeadShell(page: Document): void {
  const own = page.querySelector<HTMLScriptElement>('script[data-own]');
  const [, remote, release] = /\/releases\/([^/]+)\/([^/]+)\//.exec(own?.src ?? '') ?? [];
  if (release === undefined || hasStarted(page) || !navigator.onLine) return;
  page.documentElement.dataset.started = 'no';
  const entry = { remote, release, visits: 1, bad: 1, load: 1, page: 0, api: 0 };
  navigator.sendBeacon(releaseReportPath, JSON.stringify({ revision: 0, releases: [entry] }));
}
