import { loadFailureMessages } from '@oracle-astra/shared/api';
import { defaultLocale, splitLocale } from '@oracle-astra/shared/contract';
import { onFrameHydrated, onHydrated } from '../inline/hydrated-event';
import { onIdle } from './background/on-idle';
import { loadRouter } from './router/load-router';
import { readPageState } from './page-state';
import type { Remotes } from './router/remotes';
import { isSignedIn } from './session-cookie';
import { mountClient } from './mount-client';
import { hydrate } from './hydrate';
import { startServiceWorker } from './background/service-worker';
import { collectChanges } from './input/collect-changes';

/** Loaded when the page is interactive, so that no script of the first page waits for it. */
const loadFonts = async () => (await import(/* webpackChunkName: "fonts" */ './background/load-fonts')).loadFonts(document);

/** Hydrates the page if the server rendered it, otherwise renders it in the browser. */
export function start(remotes: Remotes): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  const stop = collectChanges(document);
  const survive = async () => (await loadRouter()).surviveForeignChanges(document, stop());
  onFrameHydrated(document, () => {
    // The page works without it until a translator changes something.
    survive().catch(() => undefined);
    // The page keeps the fallback fonts.
    onIdle(() => void loadFonts().catch(() => undefined));
    startServiceWorker();
    // Retried at the first failure.
    if (splitLocale(location.pathname).locale !== defaultLocale) onIdle(() => void loadFailureMessages().catch(() => undefined));
  });
  // Only after hydration, because the federation runtime replaces the shim with which the initial remote is attached.
  onHydrated(document, () => onIdle(() => remotes.prepare().catch(() => undefined)));
  const rendered = readPageState(document);
  const isSignedOutSince = rendered?.session === 'in' && !isSignedIn();
  if (rendered === null || isSignedOutSince) void mountClient(root, remotes);
  else void hydrate(root, remotes, rendered);
}
