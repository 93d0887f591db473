import type { HydrationState, RouteObject } from 'react-router-dom';
import { emitFrameHydrated, emitHydrated } from '../../inline/hydrated-event';
import { followInput } from '../input/follow-input';
import type { DeferredRouter } from './deferred-router';
import type { Remotes } from './remotes';
import { shellRoutes } from './shell-routes';
import { waitForRetry } from './wait-for-retry';

interface KeptPage {
  owner: null;
  routes: RouteObject[];
  hydrationData: HydrationState;
}

/** The input of the frame's hydration while the code of the page has not loaded. */
export function keptPage(root: HTMLElement, remotes: Remotes): KeptPage {
  const isFull = root.querySelector('#main + footer') === null;
  return {
    owner: null,
    routes: shellRoutes(remotes, [], { keepsMarkup: true, ...(isFull ? { frame: 'full' } : {}) }),
    hydrationData: { loaderData: {}, errors: null },
  };
}

/**
 * Retries loading the code of the page that the server rendered, until it loads or the person leaves the page. The page is then
 * rendered in place of the server's HTML, with the input that it had.
 */
export function replaceKeptPage(root: HTMLElement, router: DeferredRouter, load: () => Promise<unknown>): void {
  emitFrameHydrated(document);
  const initial = router.state.location;
  const left = new AbortController();
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname !== initial.pathname || location.search !== initial.search) left.abort();
  });
  void loadWithRetries(load, left.signal).then(async () => {
    unsubscribe();
    if (left.signal.aborted) return emitHydrated(document);
    const main = root.querySelector('main');
    if (main !== null) fillOnceRendered(main);
    // Not a navigation to the same address: with a hash, the router would treat it as a jump within the page.
    await router.revalidate();
  });
}

async function loadWithRetries(load: () => Promise<unknown>, left: AbortSignal): Promise<void> {
  for (let tries = 0; !left.aborted; tries += 1) {
    await waitForRetry(document, tries, left);
    if (left.aborted) return;
    try {
      await load();
      return;
    } catch {
      // The next round waits longer.
    }
  }
}

/** React replaces the content of `main` in one task, and fields restore their drafts before the next one. */
function fillOnceRendered(main: HTMLElement): void {
  const fill = followInput(main);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    setTimeout(() => {
      fill()();
      setTimeout(() => emitHydrated(document));
    });
  });
  observer.observe(main, { childList: true });
}
