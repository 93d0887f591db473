import { onHydrated } from './hydrated-event';
import { hideLoadFailure, showLoadFailure } from './load-failure-notice';
import { loadOtherShell } from './load-other-shell';
import { onShellThrow, readShell, reportDeadShell } from './report-dead-shell';

const loadTimeoutMs = 15_000;

/**
 * Marks scripts that ran and removes failed ones, so that they can be loaded again. Shows the load-failure notice if the page
 * cannot recover by itself: a script of the shell failed or threw, or hydration did not happen within the timeout. If a script
 * failed or threw, the page is reloaded with the site's other shell, if there is one.
 */
export function watchScripts(page: Document): void {
  const fail = () => {
    showLoadFailure(page);
    reportDeadShell(page);
  };
  /** Not for a shell that is only slow, because another one would not be faster. */
  const replaceShell = () => {
    const shell = readShell(page);
    fail();
    // If the site cannot be reached, the notice is already shown.
    if (shell !== null && navigator.onLine) loadOtherShell(shell.release).catch(() => undefined);
  };
  onShellThrow(page, replaceShell);
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
      if (target.dataset.own !== undefined) replaceShell();
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
