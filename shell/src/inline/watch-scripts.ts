import { onHydrated } from './hydrated-event';
import { hideLoadFailure, showLoadFailure } from './load-failure-notice';
import { reportDeadShell } from './report-dead-shell';

const loadTimeoutMs = 15_000;

/**
 * Marks scripts that ran and removes failed ones, so that they can be loaded again. Shows the load-failure notice where
 * the page cannot recover by itself: a script of the shell failed, or hydration has not happened within the timeout.
 */
export function watchScripts(page: Document): void {
  const fail = () => {
    showLoadFailure(page);
    reportDeadShell(page);
  };
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
      if (target.dataset.own !== undefined) fail();
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
