import { whenLive } from './live';
import { hideUnfinished, showUnfinished } from './unfinished';

const patienceMs = 15_000;

/**
 * Marks scripts that ran, takes failed ones out of the way of recovery, and says so where the page cannot recover by
 * itself: one of its own scripts failed, or nothing has come for a long time.
 */
export function watchScripts(page: Document): void {
  const give = () => showUnfinished(page);
  const timer = setTimeout(give, patienceMs);
  page.addEventListener('load', ({ target }) => {
    if (isScript(target)) target.dataset.ran = 'yes';
  }, true);
  page.addEventListener('error', ({ target }) => {
    if (!isScript(target)) return;
    if (target.dataset.own !== undefined) give();
    target.remove();
  }, true);
  whenLive(page, () => {
    clearTimeout(timer);
    hideUnfinished(page);
  });
}

const isScript = (target: EventTarget | null): target is HTMLScriptElement => target instanceof HTMLScriptElement;
