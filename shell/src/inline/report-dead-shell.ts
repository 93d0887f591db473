import { releaseReportPath } from '@oracle-astra/shared/contract';

/** The shell sets this on the document's element once it has started. */
const hasStarted = (page: Document) => page.documentElement.dataset.started !== undefined;

/** The shell's release that this document asks for, and the address that its scripts begin with. */
export function readShell(page: Document): { remote: string; release: string; base: string } | null {
  const own = page.querySelector<HTMLScriptElement>('script[data-own]');
  const [base, remote, release] = /\/releases\/([^/]+)\/([^/]+)\//.exec(own?.src ?? '') ?? [];
  return base === undefined || remote === undefined || release === undefined ? null : { remote, release, base };
}

/** Reports a shell whose scripts failed or never ran, once: nothing else of it can. */
export function reportDeadShell(page: Document): void {
  const shell = readShell(page);
  if (shell === null || hasStarted(page) || !navigator.onLine) return;
  page.documentElement.dataset.started = 'no';
  const { remote, release } = shell;
  const entry = { remote, release, visits: 1, bad: 1, load: 1, page: 0, api: 0 };
  const send = () => navigator.sendBeacon(releaseReportPath, JSON.stringify({ revision: 0, releases: [entry] }));
  // A document that caches share asks for the token by which its report counts.
  fetch(releaseReportPath).then(send, send);
}

/** Calls back where a script of the shell throws before the shell has started. */
export function onShellThrow(page: Document, callback: () => void): void {
  const check = (where: unknown) => {
    const shell = readShell(page);
    if (shell !== null && !hasStarted(page) && String(where).includes(shell.base)) callback();
  };
  addEventListener('error', ({ filename }) => check(filename));
  // Its packages are evaluated one by one, in promises.
  addEventListener('unhandledrejection', ({ reason }) => check((reason as Error | undefined)?.stack));
}
