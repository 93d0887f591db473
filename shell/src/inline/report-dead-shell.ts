import { releaseReportPath } from '@oracle-astra/shared/contract';

/** The shell sets this attribute when it has started. */
const hasStarted = (page: Document) => page.documentElement.dataset.started !== undefined;

/** The shell's release in this document, and the address prefix of its scripts. */
export function readShell(page: Document): { remote: string; release: string; base: string } | null {
  const own = page.querySelector<HTMLScriptElement>('script[data-own]');
  const [base, remote, release] = /\/releases\/([^/]+)\/([^/]+)\//.exec(own?.src ?? '') ?? [];
  return base === undefined || remote === undefined || release === undefined ? null : { remote, release, base };
}

/** Reports once a shell whose scripts failed or never ran, because the shell cannot report this itself. */
export function reportDeadShell(page: Document): void {
  const shell = readShell(page);
  if (shell === null || hasStarted(page) || !navigator.onLine) return;
  page.documentElement.dataset.started = 'no';
  const { remote, release } = shell;
  const entry = { remote, release, visits: 1, bad: 1, load: 1, page: 0, api: 0 };
  const send = () => navigator.sendBeacon(releaseReportPath, JSON.stringify({ revision: 0, releases: [entry] }));
  // Fetches the token without which a report does not count; documents in shared caches do not have it.
  fetch(releaseReportPath).then(send, send);
}

/** Calls back if a script of the shell throws before the shell has started. */
export function onShellThrow(page: Document, callback: () => void): void {
  const check = (where: unknown) => {
    const shell = readShell(page);
    if (shell !== null && !hasStarted(page) && String(where).includes(shell.base)) callback();
  };
  addEventListener('error', ({ filename }) => check(filename));
  // Packages are evaluated in promises, one by one.
  addEventListener('unhandledrejection', ({ reason }) => check((reason as Error | undefined)?.stack));
}
