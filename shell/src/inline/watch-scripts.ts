import { onHydrated } from './hydrated-event';
import { hideLoadFailure, showLoadFailure } from './load-failure-notice';
import { loadOtherShell } from './load-other-shell';
import { onShellThrow, readShell, reportDeadShell } from './report-dead-shell';

const loadTimeoutMs = 15_000;

/**
 * Marks scripts that ran and removes failed ones, so that they can be loaded again. Shows the load-failure notice where
 * the page cannot recover by itself: a script of the shell failed or threw, or hydration has not happened within the timeout.
 * Where a script failed or threw, the page moves over to the site's other shell.
 */
export function watchScripts(page: Document): void {
  const fail = () => {
    showLoadFailure(page);
    reportDeadShell(page);
  };
  /** A shell that is only slow stays: nothing says that another one would be faster. */
  const leave = () => {
    const shell = readShell(page);
    fail();
    // If the site cannot be reached, the notice is shown already.
    if (shell !== null && navigator.onLine) loadOtherShell(shell.release).catch(() => undefined);
  };
  onShellThrow(page, leave);
  const timer = setTimeout(fail, loadTimeoutMs);
  page.addEventListener(
    'load',
    ({ target }) => {
      if (isScript(target)) target.dataset.ran = 'yes';
    },
    true,
  );
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!isScript(target)) return;
      if (target.dataset.own !== undefined) leave();
      target.remove();
    },
    true,
  );
  onHydrated(page, () => {
    clearTimeout(timer);
    hideLoadFailure(page);
  });
}

const isScript = (target: EventTarget | null): target is HTMLScriptElement => target instanceof HTMLScriptElement;
