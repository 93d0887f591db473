import { readSessionToken } from '@oracle-astra/shared/session';
import { whenLive } from '../early/live';
import { bringFonts } from './bring-fonts';
import { readPageState } from './page-state';
import type { Remotes } from './remotes';
import { renderAnew } from './render-anew';
import { takeOver } from './take-over';

/** Makes the document a living page: takes over what the server rendered, or renders it where the server did not. */
export function start(remotes: Remotes): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  whenLive(document, () => {
    whenIdle(() => void bringFonts(document));
    // Not before the first page is attached, which what is prepared takes the place of.
    whenIdle(() => remotes.prepare().catch(() => undefined));
  });
  const rendered = readPageState(document);
  const isGone = rendered?.session === 'in' && readSessionToken(document.cookie) === null;
  if (rendered === null || isGone) renderAnew(root, remotes);
  else void takeOver(root, remotes, rendered);
}

/** After the first page answers: it has the line and the processor first. */
function whenIdle(task: () => void): void {
  const later = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 2000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
